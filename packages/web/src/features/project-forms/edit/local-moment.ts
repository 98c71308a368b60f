const two = (value: number): string => String(value).padStart(2, '0');

/** A moment as a `datetime-local` field holds it, in the viewer's time, to the minute. */
export const toLocalMoment = (given: string | Date): string => {
  const at = new Date(given);
  const day = [String(at.getFullYear()).padStart(4, '0'), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
};

/** The moment that such a field holds, for the server; null where it is none. */
export const fromLocalMoment = (text: string): string | null => {
  const at = new Date(text);
  return text === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
};

/** So many days from now, at the same time of day. */
export const daysAhead = (days: number, now: Date = new Date()): Date => {
  const at = new Date(now);
  at.setDate(at.getDate() + days);
  return at;
};
