/** Offers a text, or a picture, to the person as a file. */
export function saveFile(name: string, text: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after this.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
