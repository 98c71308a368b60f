export const seriesColors = 10;

/** The colour of series `index` (from 0). Ten can be told apart; more repeat, so show fewer. */
export const seriesColor = (index: number): string => `var(--cat-${(index % seriesColors) + 1})`;
