/** How many themes are told apart, the largest; more colours in one heap could not be. */
export const namedThemes = 5;

export const themeColor = (theme: number | null): string =>
  theme === null || theme >= namedThemes ? 'var(--cat-10)' : `var(--cat-${theme + 1})`;
