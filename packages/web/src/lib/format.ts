import dayjs from 'dayjs';
import 'dayjs/locale/de';
import { currentLanguage, type Language } from './i18n.ts';

const noBreakSpace = '\u00a0';
type DateInput = string | Date;

/** A number with `decimals` places: thousands by a no-break space, decimal point in English and comma in German. */
export const formatNumber = (value: number, decimals = 0, language: Language = currentLanguage()): string => {
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, noBreakSpace);
  const sign = value < 0 && Number(value.toFixed(decimals)) !== 0 ? '−' : '';
  return sign + grouped + (fraction ? (language === 'de' ? ',' : '.') + fraction : '');
};

/** A share that is given in percent (64.2 → `64.2 %`), with a real space that does not break. */
export const formatPercent = (value: number, decimals = 1, language?: Language): string =>
  `${formatNumber(value, decimals, language)}${noBreakSpace}%`;

/** DD.MM.YYYY in both languages. */
export const formatDate = (date: DateInput): string => dayjs(date).format('DD.MM.YYYY');

/** Two days as `12.10. – 04.11.2026`; the first year only where it differs. */
export const formatDateRange = (from: DateInput, to: DateInput): string =>
  `${dayjs(from).format(dayjs(from).year() === dayjs(to).year() ? 'DD.MM.' : 'DD.MM.YYYY')} – ${formatDate(to)}`;

/** `Nov 3, 2026 at 14:05`, in German `3. Nov. 2026 um 14:05`. */
export const formatMoment = (date: DateInput, language: Language = currentLanguage()): string =>
  language === 'de'
    ? dayjs(date).locale('de').format('D. MMM YYYY [um] HH:mm')
    : dayjs(date).format('MMM D, YYYY [at] HH:mm');

/** `MMMM, yyyy`: November, 2026. */
export const formatMonth = (date: DateInput, language: Language = currentLanguage()): string =>
  dayjs(date).locale(language).format('MMMM, YYYY');

/** How long ago: minutes and hours of today, yesterday, days up to a week, then the date. */
export const formatAgo = (date: DateInput, now: Date = new Date(), language: Language = currentLanguage()): string => {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'long' });
  const minutes = dayjs(now).diff(date, 'minute');
  const days = dayjs(now).startOf('day').diff(dayjs(date).startOf('day'), 'day');
  if (minutes < 1) return relative.format(0, 'second');
  if (minutes < 60) return relative.format(-minutes, 'minute');
  if (days < 1) return relative.format(-Math.floor(minutes / 60), 'hour');
  if (days < 7) return relative.format(-days, 'day');
  return formatDate(date);
};

/** Bytes as kB, MB or GB with one decimal place from MB on. */
export const formatBytes = (bytes: number, language?: Language): string => {
  if (bytes < 1_000_000) return `${formatNumber(Math.max(1, Math.round(bytes / 1000)), 0, language)}${noBreakSpace}kB`;
  const [size, unit] = bytes < 1e9 ? [bytes / 1e6, 'MB'] : [bytes / 1e9, 'GB'];
  return `${formatNumber(size, 1, language)}${noBreakSpace}${unit}`;
};
