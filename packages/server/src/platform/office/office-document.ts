import { isOwnApart, lineHue } from '@soundings/contract/reports/chart-places';
import { legendNames, listedBelow } from '@soundings/contract/reports/report-figures';

export interface DocumentBrand {
  readonly name: string;
  /** `#rrggbb`. */
  readonly color: string;
  readonly logo: DocumentLogo | null;
}

interface DocumentLogo {
  readonly content: Uint8Array;
  readonly contentType: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

export interface DocumentChart {
  readonly title: string;
  /** Bars unless given. */
  readonly form?: 'bars' | 'lines' | 'scatter';
  readonly categories: readonly string[];
  readonly series: readonly {
    readonly name: string;
    readonly values: readonly (number | null)[];
    readonly isGoal?: boolean | undefined;
    readonly hue?: number | undefined;
    readonly isBefore?: boolean | undefined;
  }[];
  /** Numbered from 1, each at its place among the categories of lines. */
  readonly events?: readonly { readonly from: number; readonly to: number; readonly label: string }[] | undefined;
  /** The axis begins at 0 unless given. */
  readonly min?: number;
  readonly max: number;
  readonly decimals: number;
  readonly unit?: '' | '%';
  /** The category of bars or points, or the series of lines, that has the brand's colour. */
  readonly own: number | null;
}

export interface DocumentFigure {
  readonly label: string;
  readonly value: string;
  readonly notes: readonly string[];
}

/** Cells as they are shown; columns of numbers stand right. */
export interface DocumentTable {
  readonly columns: readonly { readonly label: string; readonly isNumber: boolean }[];
  readonly rows: readonly (readonly string[])[];
  /** The customer's own brand. */
  readonly ownRow?: number | null;
  /** By row and column, cells that say little, in quiet letters. */
  readonly quiet?: readonly (readonly boolean[])[];
}

export interface DocumentPage {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly chart: DocumentChart | null;
  readonly figures?: readonly DocumentFigure[];
  readonly table?: DocumentTable;
  /** Beside or below the text, all on the same page. */
  readonly pictures?: readonly DocumentPicture[];
  readonly source?: string;
  /** A PDF begins no page with it where there is room. */
  readonly isFollowing?: true;
}

export interface DocumentPicture {
  readonly content: Uint8Array;
  readonly contentType: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
  readonly description: string;
}

export interface OfficeDocument {
  readonly title: string;
  readonly subtitle: string;
  readonly source: string;
  readonly language: 'en' | 'de';
  /** Below the title on a slide of its own, or above the first page's text. */
  readonly cover?: readonly string[];
  /** A warning with the cover. */
  readonly badge?: string | null;
  readonly pages: readonly DocumentPage[];
}

/** The blue of Soundings: of one's own brand in charts, and of all where no other is given. */
export const ownColor = '#2c50be';
/** Of other bars and points than one's own. */
export const othersColor = '#7e92b0';
export const inkColor = '#17242d';
export const quietColor = '#5a6a75';
export const badgeColors = { fill: '#fdf3dc', text: '#8f5d0a' } as const;
const mutedColor = '#b9c4cb';

/** Pictures by row: those much wider than tall have rows of their own, last. */
export const toRows = (pictures: readonly DocumentPicture[]): DocumentPicture[][] => {
  const isWide = ({ width, height }: DocumentPicture) => width > height * 2;
  const [tall, wide] = [pictures.filter((each) => !isWide(each)), pictures.filter(isWide)];
  return [...(tall.length > 0 ? [tall] : []), ...wide.map((each) => [each])];
};

/** Places pictures side by side, all as tall as their row's width allows, at most `height`, in the unit of the box. */
export const placeInRow = (
  pictures: readonly DocumentPicture[],
  { width, height, gap }: { width: number; height: number; gap: number },
): { picture: DocumentPicture; x: number; width: number; height: number }[] => {
  const ratios = pictures.map((picture) => picture.width / picture.height);
  const room = width - gap * (pictures.length - 1);
  const tall = Math.min(height, room / ratios.reduce((sum, ratio) => sum + ratio, 0));
  let x = 0;
  return pictures.map((picture, index) => {
    const wide = tall * ratios[index]!;
    const placed = { picture, x, width: wide, height: tall };
    x += wide + gap;
    return placed;
  });
};

export const fitLogo = ({ width, height }: DocumentLogo, box: { width: number; height: number }) => {
  const scale = Math.min(box.width / width, box.height / height);
  return { width: width * scale, height: height * scale };
};

/** Of series, as pages show them on white. */
export const seriesColors = [
  ...['#2d54af', '#14876e', '#ab3c33', '#b48a00', '#622148'],
  ...['#1e99d9', '#194a00', '#511384', '#6d7106', '#788898'],
] as const;

/** What stands below a chart, of whose events or points only the numbers are drawn. */
export const linesBelow = (chart: DocumentChart): string[] =>
  listedBelow(chart).map((label, at) => `${at + 1}  ${label}`);

/** Columns of numbers are alike; those of text share the rest by how long their texts are. */
export const columnWidths = ({ columns, rows }: DocumentTable, width: number, numberWidth: number): number[] => {
  const shares = columns.map(({ isNumber, label }, column) =>
    isNumber ? 0 : Math.min(60, Math.max(24, label.length, ...rows.map((row) => row[column]!.length))),
  );
  const rest = width - numberWidth * columns.filter(({ isNumber }) => isNumber).length;
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => (share === 0 ? numberWidth : (rest * share) / all));
};

export const seriesColor = (chart: DocumentChart, index: number, brand: DocumentBrand): string => {
  const { form, own, series } = chart;
  if (series[index]?.isGoal) return inkColor;
  if (form !== 'lines') {
    // One's own colour is for one's own alone.
    if (index === 0) return own === null ? brand.color : othersColor;
    return series.length > 2 ? (seriesColors[index] ?? mutedColor) : mutedColor;
  }
  return index === own ? ownColor : seriesColors[lineHue(chart, index) % seriesColors.length]!;
};

export const pointColor = ({ own }: DocumentChart, place: number, brand: DocumentBrand): string => {
  if (own === null) return brand.color;
  return place === own ? ownColor : othersColor;
};

/** What the colours of a chart stand for. */
export const legendOf = (
  chart: DocumentChart,
  brand: DocumentBrand,
  language: OfficeDocument['language'],
): { readonly name: string; readonly color: string }[] => {
  const ofSeries = chart.series.map(({ name, isBefore }, index) => ({
    ...{ name, isBefore, color: seriesColor(chart, index, brand) },
  }));
  if (!isOwnApart(chart)) return ofSeries;
  return [
    { name: chart.categories[chart.own!]!, color: ownColor },
    ...(chart.categories.length > 1 ? [{ name: legendNames[language].others, color: othersColor }] : []),
    ...ofSeries.filter(({ isBefore }) => isBefore),
  ];
};

export const formatIn = (language: OfficeDocument['language'], value: number, decimals: number): string =>
  new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);

export const formatCount = (language: OfficeDocument['language'], value: number): string =>
  formatIn(language, value, 0);
