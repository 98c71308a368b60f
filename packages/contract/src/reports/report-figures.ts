import type { ReportLanguage } from './report-choices.ts';
import type { Chart, Figure } from './report-content.ts';

interface Shown {
  readonly decimals: number;
  readonly unit?: '' | '%';
}

/** A figure as page, slide and PDF write it; a dash where it is not known. */
export const formatFigure = (language: ReportLanguage, value: number | null, { decimals, unit }: Shown): string => {
  if (value === null) return '–';
  const written = new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    // No minus before a 0.
    signDisplay: 'negative',
  }).format(value);
  const text = written.replace('-', '−');
  if (unit !== '%') return text;
  return language === 'de' ? `${text}\u00a0%` : `${text}%`;
};

/** Of a cell; null where an end is not known. */
export const formatInterval = (language: ReportLanguage, low: number | null, high: number | null): string | null =>
  low === null || high === null
    ? null
    : [low, high].map((end) => formatFigure(language, end, { decimals: 1 })).join('–');

interface CellColumn {
  readonly decimals: number | null;
  readonly isChange?: boolean | undefined;
}

export const formatCell = (
  language: ReportLanguage,
  cell: string | number | null,
  { decimals, isChange = false }: CellColumn,
): string => {
  if (typeof cell === 'string') return cell.replaceAll('\n', ' ');
  const shown = { decimals: decimals ?? 0 };
  if (!isChange || cell === null) return formatFigure(language, cell, shown);
  return `${changeMarks[changeDirection(cell)]}\u00a0${formatFigure(language, Math.abs(cell), shown)}`;
};

export const changeMarks = { up: '▲', down: '▼', same: '○' } as const;

/** Within 0.1 nothing has moved. */
export const changeDirection = (change: number): keyof typeof changeMarks =>
  Math.abs(change) <= 0.1 ? 'same' : change > 0 ? 'up' : 'down';

const words = {
  en: {
    higher: (by: string) => `up ${by} on the period before`,
    lower: (by: string) => `down ${by} on the period before`,
    same: 'as in the period before',
    points: 'points',
    interval: 'interval',
    noise: 'within noise',
  },
  de: {
    higher: (by: string) => `um ${by} gestiegen seit dem Zeitraum davor`,
    lower: (by: string) => `um ${by} gesunken seit dem Zeitraum davor`,
    same: 'wie im Zeitraum davor',
    points: 'Prozentpunkte',
    interval: 'Intervall',
    noise: 'übliche Schwankung',
  },
} as const;

/** In the legend of bars. */
export const legendNames = {
  en: { interval: 'Interval', others: 'Other brands' },
  de: { interval: 'Intervall', others: 'Andere Marken' },
} as const;

export const sayNoise = (language: ReportLanguage): string => words[language].noise;

export const sayChange = (language: ReportLanguage, change: number, shown: Shown): string => {
  const say = words[language];
  // Shares differ by points: 64 % is not 1 % more than 63 %.
  const size = formatFigure(language, Math.abs(change), { ...shown, unit: '' });
  const by = shown.unit === '%' ? `${size}\u00a0${say.points}` : size;
  return change === 0 ? say.same : change > 0 ? say.higher(by) : say.lower(by);
};

export const figureNotes = (
  language: ReportLanguage,
  { change, isNoise, low, high, note, ...figure }: Figure,
): string[] => {
  const say = words[language];
  const moved = change === null ? '' : sayChange(language, change, figure);
  const changed = change && isNoise ? `${moved} (${say.noise})` : moved;
  const interval =
    low === null || high === null
      ? ''
      : `${say.interval} ${formatFigure(language, low, { decimals: figure.decimals })}–${formatFigure(language, high, figure)}`;
  return [changed, interval, note].filter((text) => text !== '');
};

const longestPointName = 30;

/** What a chart numbers and lists below itself: events of lines, points whose names are too long to stand beside them. */
export const listedBelow = ({ form, categories, events = [] }: Listed): readonly string[] => {
  if (form !== 'scatter') return events.map(({ label }) => label);
  return categories.some(({ length }) => length > longestPointName) ? categories : [];
};

interface Listed {
  readonly form?: Chart['form'];
  readonly categories: readonly string[];
  readonly events?: readonly { readonly label: string }[] | undefined;
}

/** What stands beside each point of a scatter: its name, or its number in the list below. */
export const pointNames = (chart: Listed): readonly string[] =>
  listedBelow(chart).length > 0 ? chart.categories.map((_, at) => `${at + 1}`) : chart.categories;
