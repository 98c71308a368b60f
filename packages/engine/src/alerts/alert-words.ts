export interface AlertWords {
  readonly title: string;
  /** The figures behind it, and why it is no chance. */
  readonly detail: string;
}

/** `2026-11-21` as days since 1970-01-01, by the civil calendar (H. Hinnant, "chrono-compatible low-level date algorithms"). */
export const dayNumber = (text: string): number => {
  const [year, month, day] = text.split('-').map(Number) as [number, number, number];
  // Years begin in March, so that a leap day is the last of its year.
  const years = month > 2 ? year : year - 1;
  const days = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const leaps = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return years * 365 + leaps + days - 719_468;
};
