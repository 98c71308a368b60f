const key = 'RELOADED_FOR_NEW_VERSION';

const isReachable = (): Promise<boolean> =>
  fetch('/health/live', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * A page that was open while a new version was installed asks for files that are gone. Loading it anew cures that;
 * once in ten seconds at most, so that a file that is really missing ends as an error and not in a circle. Where the
 * server cannot be reached the page stays: loaded anew it would be gone with all that is on it.
 */
export const reloadOnceForNewVersion = (): void => {
  window.addEventListener('vite:preloadError', () => {
    if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < 10_000) return;
    void isReachable().then((isThere) => {
      if (!isThere) return;
      sessionStorage.setItem(key, String(Date.now()));
      location.reload();
    });
  });
};
