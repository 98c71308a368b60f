const key = 'RELOADED_FOR_NEW_VERSION';

/**
 * A page that was open while a new version was installed asks for files that are gone. Loading it anew cures that;
 * once in ten seconds at most, so that a file that is really missing ends as an error and not in a circle.
 */
export const reloadOnceForNewVersion = (): void => {
  window.addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < 10_000) return;
    sessionStorage.setItem(key, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
};
