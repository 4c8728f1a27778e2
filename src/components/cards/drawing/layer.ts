/** What a drawing is made of: flat shapes, one over the other, each in one of the inks of the card. */

/** `line`: the black of the block; `second`: the colour; `paper`: cut out; `suit`: as the rank is printed. */
export type Ink = 'line' | 'second' | 'paper' | 'suit';

export interface Layer {
  readonly d: string;
  readonly ink: Ink;
  /** Width of the outline, always in `line` ink; none without it. */
  readonly outline?: number;
  /** A stroke of this width and nothing inside it, in `ink`. */
  readonly stroke?: number;
  /** Drawn a second time, mirrored at the axis of the drawing, perhaps in another ink. */
  readonly mirrored?: true | Ink;
}

/** The middle of everything that is drawn beside the corner. */
export const AXIS = 42.5;
