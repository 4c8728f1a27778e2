/**
 * Copies a text, so that it can be sent. False where the browser does not allow it: a page that is not served safely has
 * no clipboard.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
