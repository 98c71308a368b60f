/**
 * Days of a stored block, aligned to 1970-01-01. A multiple of the 32 days that scores are summed by; why no more and
 * no fewer: docs/decisions/0016.
 */
export const blockDays = 128;

export const blockOf = (day: number): number => Math.floor(day / blockDays);
export const firstDayOf = (block: number): number => block * blockDays;
