/**
 * Runs at once on a page in sight, otherwise once it comes into sight: nobody reads what a hidden page reads anew.
 * @returns how to give up waiting.
 */
export const whenVisible = (run: () => void): (() => void) => {
  const forget = () => document.removeEventListener('visibilitychange', see);
  const see = () => {
    if (document.visibilityState !== 'visible') return;
    forget();
    run();
  };
  document.addEventListener('visibilitychange', see);
  see();
  return forget;
};
