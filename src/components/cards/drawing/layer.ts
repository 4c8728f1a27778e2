/**
 * What a drawing is made of: flat shapes, one over the other, each in one of the inks of the card.
 * Neighbours that are painted alike become one path, so where they overlap they must turn the same way
 * round: two that turn opposite ways leave a hole.
 */

/** `line`: the black of the block; `second`: the colour; `paper`: cut out; `suit`: as the rank is printed. */
export type Ink = 'line' | 'second' | 'paper' | 'suit';

/** One shape of a drawing, in one ink. */
export interface Layer {
  readonly d: string;
  readonly ink: Ink;
  /** Width of the outline, always in `line` ink; none without it. */
  readonly outline?: number;
  /** A stroke of this width and nothing inside it, in `ink`. */
  readonly stroke?: number;
  /**
   * Drawn a second time, in this ink, mirrored at the axis of the drawing. The two turn opposite ways,
   * so in one ink they must not overlap.
   */
  readonly mirroredIn?: Ink;
}

/** The middle of everything that is drawn beside the corner. */
export const AXIS = 42.5;
