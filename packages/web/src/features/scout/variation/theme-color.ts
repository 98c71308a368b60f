/** Ten colours that can be told apart; further themes, and messages of none, are grey. */
export const themeColor = (theme: number | null): string =>
  theme === null || theme > 8 ? 'var(--cat-10)' : `var(--cat-${theme + 1})`;
