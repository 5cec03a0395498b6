/** Hands a match or a picture to the person at the screen as a file. */
export function saveFile(name: string, content: string | Blob): void {
  const type = typeof content === 'string' ? 'application/json' : content.type;
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser takes the address over while the click is handled.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
