/** Runs at once on a page in sight, otherwise once it comes into sight: nobody reads what a hidden page reads anew. */
export const whenVisible = (run: () => void): void => {
  if (document.visibilityState === 'visible') {
    run();
    return;
  }
  const see = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', see);
    run();
  };
  document.addEventListener('visibilitychange', see);
};
