// Runs before the first paint, so that a page never flashes in the wrong theme. Keys as in src/lib/theme.ts and i18n.ts.
(() => {
  const root = document.documentElement;
  let theme = null;
  let language = null;
  try {
    theme = localStorage.getItem('THEME');
    language = localStorage.getItem('LANG');
  } catch {
    // Storage may be closed to us; the operating system's preference stands.
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.mantineColorScheme = dark ? 'dark' : 'light';
  root.style.backgroundColor = dark ? '#070d14' : '#f2f5f8';
  root.lang = language === 'de' ? 'de' : 'en';
})();
