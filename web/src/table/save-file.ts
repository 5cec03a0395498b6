/** Hands a text to the person at the screen as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser takes the address over while the click is handled.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
