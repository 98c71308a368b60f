const dayMilliseconds = 86_400_000;

/**
 * Days since 1970-01-01 of a date in the form YYYY-MM-DD.
 * @throws RangeError where there is no such date
 */
export const dayNumberOf = (date: string): number => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN;
  const day = time / dayMilliseconds;
  if (Number.isNaN(day) || dateOf(day) !== date) throw new RangeError(`There is no day ${date}.`);
  return day;
};

/** The date of a day number, in the form YYYY-MM-DD. */
export const dateOf = (day: number): string => new Date(day * dayMilliseconds).toISOString().slice(0, 10);
