/** The ids of versions, for those who need nothing else of them. */

/** The id of the version that house rules start from: what stands before the first dot. */
export function baseIdOf(id: string): string {
  return id.split('.')[0] ?? '';
}
