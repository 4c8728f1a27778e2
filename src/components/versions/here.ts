/** Which version a page is about: the prose and what stands in it need not say so again and again. */
import { type Variant, variantById } from '../../engine/index.ts';

/** The version in the address `/rules/<variant>/…`. Throws where there is none: then the component is misplaced. */
export function variantHere(params: Readonly<Record<string, string | undefined>>): Variant {
  const variant = variantById(params.variant ?? '');
  if (variant === undefined) throw new Error(`no version ${params.variant} in this address`);
  return variant;
}
