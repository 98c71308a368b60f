/** Over plain HTTP browsers have no clipboard to write to, but they still copy what a listener hands them. Throws where they don’t. */
export const copyByCommand = (text: string): void => {
  const fill = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', fill);
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', fill);
  if (!isCopied) throw new Error('The browser does not copy');
};
