export type FormatNumber = (value: number) => string;

/** Print formats of SPSS that count seconds since 14 October 1582. */
const dates = new Set([20, 23, 24, 38, 39]);
const moments = new Set([22, 41]);
const times = new Set([21, 25]);

const beginning = Date.UTC(1582, 9, 14);
const latest = Date.UTC(9999, 11, 31);
const twoDigits = (value: number): string => String(value).padStart(2, '0');

const dateOf = (seconds: number): string | null => {
  const time = beginning + seconds * 1000;
  return seconds >= 0 && time <= latest ? new Date(time).toISOString() : null;
};

const timeOf = (seconds: number): string => {
  const whole = Math.abs(Math.trunc(seconds));
  const [hours, minutes] = [Math.trunc(whole / 3600), Math.trunc(whole / 60) % 60];
  return `${seconds < 0 ? '-' : ''}${twoDigits(hours)}:${twoDigits(minutes)}:${twoDigits(whole % 60)}`;
};

/** How values of a print format are written: dates as 2026-11-27, all others as numbers with a decimal point. */
export const formatNumbers = (format: number): FormatNumber => {
  if (dates.has(format)) return (value) => dateOf(value)?.slice(0, 10) ?? String(value);
  if (moments.has(format)) return (value) => dateOf(value)?.slice(0, 19).replace('T', ' ') ?? String(value);
  if (times.has(format)) return timeOf;
  return String;
};
