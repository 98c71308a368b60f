import { currentLanguage, type Language } from './i18n.ts';

const noBreakSpace = '\u00a0';
type DateInput = string | Date;

/** A number with `decimals` places: `1,204.5` in English, `1.204,5` in German, with a true minus. */
export const formatNumber = (value: number, decimals = 0, language: Language = currentLanguage()): string => {
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const [thousands, point] = language === 'de' ? ['.', ','] : [',', '.'];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  const sign = value < 0 && Number(value.toFixed(decimals)) !== 0 ? '−' : '';
  return sign + grouped + (fraction ? point + fraction : '');
};

/** A unit as it follows its number: percent joined to it in English, everything else after a space that does not break. */
export const formatUnit = (unit: string, language: Language = currentLanguage()): string =>
  unit === '%' && language === 'en' ? unit : noBreakSpace + unit;

/** A share that is given in percent: 64.2 → `64.2%` in English, `64,2 %` in German. */
export const formatPercent = (value: number, decimals = 1, language?: Language): string =>
  formatNumber(value, decimals, language) + formatUnit('%', language);

const two = (value: number): string => String(value).padStart(2, '0');
const dayAndMonth = (date: Date): string => `${two(date.getDate())}.${two(date.getMonth() + 1)}.`;
const monthName = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' })
    .formatToParts(date)
    .find(({ type }) => type === 'month')?.value ?? '';

/** DD.MM.YYYY in both languages. */
export const formatDate = (given: DateInput): string => {
  const date = new Date(given);
  return dayAndMonth(date) + date.getFullYear();
};

/** DD.MM.YYYY of a day of the calendar (`2026-09-01`), which no time zone moves. */
export const formatDay = (day: string): string => formatDate(`${day}T00:00`);

/** A point in time to the second, as logs need it: `21.11.2026, 09:05:07` in both languages. */
export const formatTimestamp = (given: DateInput): string => {
  const date = new Date(given);
  return `${formatDate(date)}, ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')}`;
};

/** Two days as `12.10. – 04.11.2026`; the first year only where it differs. */
export const formatDateRange = (from: DateInput, to: DateInput): string => {
  const isSameYear = new Date(from).getFullYear() === new Date(to).getFullYear();
  return `${isSameYear ? dayAndMonth(new Date(from)) : formatDate(from)} – ${formatDate(to)}`;
};

/** `03.11.2026, 14:05` in both languages. */
export const formatMoment = (given: DateInput): string => {
  const date = new Date(given);
  return `${formatDate(date)}, ${two(date.getHours())}:${two(date.getMinutes())}`;
};

/** `MMMM, yyyy`: November, 2026; in German without the comma. */
export const formatMonth = (given: DateInput, language: Language = currentLanguage()): string =>
  `${monthName(new Date(given), language)}${language === 'de' ? ' ' : ', '}${new Date(given).getFullYear()}`;

/** `MMMM` of a month that counts from 0: November. */
export const formatMonthName = (month: number, language: Language = currentLanguage()): string =>
  monthName(new Date(2000, month, 1), language);

/** `today, 21:46`, `yesterday, 06:12`; of days before, the date. */
export const formatDayTime = (
  given: DateInput,
  now: Date = new Date(),
  language: Language = currentLanguage(),
): string => {
  const date = new Date(given);
  const days = daysBetween(date, now);
  if (days < 0 || days > 1) return formatDate(date);
  const day = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day');
  return `${day}, ${two(date.getHours())}:${two(date.getMinutes())}`;
};

/** A place: `13th`, in German `13.`. */
export const formatOrdinal = (place: number, language: Language = currentLanguage()): string => {
  if (language === 'de') return `${formatNumber(place, 0, language)}.`;
  const endings = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' };
  return formatNumber(place, 0, language) + endings[new Intl.PluralRules('en', { type: 'ordinal' }).select(place)];
};

/** Whole calendar days between two moments; noon, so that the days of clock changes count as one. */
const daysBetween = (from: Date, to: Date): number =>
  Math.round((new Date(to).setHours(12, 0, 0, 0) - new Date(from).setHours(12, 0, 0, 0)) / 86_400_000);

export const formatAgo = (given: DateInput, now: Date = new Date(), language: Language = currentLanguage()): string => {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'long' });
  const date = new Date(given);
  const minutes = Math.floor((now.getTime() - date.getTime()) / 60_000);
  const days = daysBetween(date, now);
  if (minutes < 1) return relative.format(0, 'second');
  if (minutes < 60) return relative.format(-minutes, 'minute');
  if (days < 1) return relative.format(-Math.floor(minutes / 60), 'hour');
  if (days < 7) return relative.format(-days, 'day');
  return formatDate(date);
};

/** How much a file may have, which is set in whole mebibytes and said in the megabytes of file managers. */
export const formatLimit = (bytes: number): string => `${formatNumber(bytes / 2 ** 20)}${noBreakSpace}MB`;

/** Bytes as kB, MB or GB with one decimal place from MB on. */
export const formatBytes = (bytes: number, language?: Language): string => {
  if (bytes < 1_000_000) return `${formatNumber(Math.max(1, Math.round(bytes / 1000)), 0, language)}${noBreakSpace}kB`;
  const [size, unit] = bytes < 999_950_000 ? [bytes / 1e6, 'MB'] : [bytes / 1e9, 'GB'];
  return `${formatNumber(size, 1, language)}${noBreakSpace}${unit}`;
};

/** The reader's own, like Europe/Berlin. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
