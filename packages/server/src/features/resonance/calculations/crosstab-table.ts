import type { Banner, BannerColumn, BannerRow } from '@soundings/engine/crosstab/banner';
import type { Dataset } from '@soundings/engine/crosstab/dataset';
import { scalesOf } from '../resonance.present.ts';

/** What the head of the table says about where its figures come from. */
export interface CrosstabFacts {
  readonly projectName: string;
  readonly fileName: string;
  readonly importedOn: Date;
  readonly demo: boolean;
}

const words = {
  en: {
    filter: 'Filter',
    none: 'all respondents',
    respondents: 'Respondents',
    source: 'Source',
    demo: 'demo data',
    message: 'Message',
    figure: 'Figure',
    total: 'Total',
    positive: 'Counts as positive',
    of: 'of',
    and: 'and above',
    below: 'and below',
    percent: '% positive',
    base: 'Base',
    effectiveBase: 'Effective base',
    letters: 'Higher than',
    note: 'Letters: significantly higher than that column of the same variable (two-proportion z, 5 %, Benjamini–Hochberg per variable and row; bases of at least 30). * base under 100, ** base under 30: not tested.',
  },
  de: {
    filter: 'Filter',
    none: 'alle Befragten',
    respondents: 'Befragte',
    source: 'Quelle',
    demo: 'Demodaten',
    message: 'Botschaft',
    figure: 'Kennzahl',
    total: 'Gesamt',
    positive: 'Zählt als positiv',
    of: 'von',
    and: 'und mehr',
    below: 'und weniger',
    percent: '% positiv',
    base: 'Basis',
    effectiveBase: 'Effektive Basis',
    letters: 'Höher als',
    note: 'Buchstaben: signifikant höher als diese Spalte derselben Variable (z-Test für zwei Anteile, 5 %, Benjamini-Hochberg je Variable und Zeile; Basis mindestens 30). * Basis unter 100, ** Basis unter 30: nicht getestet.',
  },
} as const;

export type Cell = string | number | null;

interface Given {
  readonly dataset: Dataset;
  readonly banner: Banner;
  readonly audienceIds: readonly string[];
  readonly respondents: number;
  readonly facts: CrosstabFacts;
  readonly lang: 'en' | 'de';
}

/** A filter names at most so many labels of a variable, and how many there are beside them. */
const namedLabels = 20;

const labelsText = (labels: readonly string[]): string => {
  const named = labels.slice(0, namedLabels).join(' / ');
  return labels.length > namedLabels ? `${named} + ${labels.length - namedLabels}` : named;
};

const filterText = ({ dataset, audienceIds, lang }: Given): string => {
  const chosen = new Set(audienceIds);
  const parts = dataset.variables.flatMap(({ header, audiences }) => {
    const labels = audiences.filter(({ id }) => chosen.has(id)).map(({ label }) => label);
    return labels.length > 0 ? [`${header}: ${labelsText(labels)}`] : [];
  });
  return parts.length > 0 ? parts.join('; ') : words[lang].none;
};

/** What counts on each scale: "Somewhat appealing, Very appealing (of Not at all appealing, …)". */
const scaleTexts = (dataset: Dataset, lang: 'en' | 'de'): string[] => {
  const text = words[lang];
  return scalesOf(dataset).map((scale) => {
    if (scale.kind === 'points') {
      const labels = scale.points.map(({ label }) => label);
      const positive = scale.points.filter((point) => point.positive).map(({ label }) => label);
      return `${positive.join(', ')} (${text.of} ${labels.join(', ')})`;
    }
    const end = scale.direction === 'ascending' ? text.and : text.below;
    return `${scale.positiveFrom} ${end} (${text.of} ${scale.min}–${scale.max})`;
  });
};

/** To one place, as crosstabs show it; the spreadsheet keeps it a number. */
const oneDecimal = (value: number | null): number | null => (value === null ? null : Math.round(value * 10) / 10);

const marks = { none: '', low: '*', unranked: '**' } as const;

const linesOf = ({ message, measure, cells }: BannerRow, weighted: boolean, lang: 'en' | 'de'): Cell[][] => {
  const text = words[lang];
  const name = measure.toUpperCase();
  const line = (figure: string, values: Cell[]): Cell[] => [message, `${name} ${figure}`, ...values];
  return [
    line(
      text.percent,
      cells.map(({ percent }) => oneDecimal(percent)),
    ),
    line(
      text.letters,
      cells.map(({ letters, mark }) => [...letters, marks[mark]].filter(Boolean).join(' ')),
    ),
    line(
      text.base,
      cells.map(({ base }) => base),
    ),
    ...(weighted
      ? [
          line(
            text.effectiveBase,
            cells.map(({ effectiveBase }) => oneDecimal(effectiveBase)),
          ),
        ]
      : []),
  ];
};

const headingsOf = (columns: readonly BannerColumn[], lang: 'en' | 'de'): Cell[][] => {
  const text = words[lang];
  return [
    ['', '', ...columns.map(({ header }) => header ?? '')],
    [text.message, text.figure, ...columns.map(({ subheader }) => subheader ?? text.total)],
    ['', '', ...columns.map(({ letter }) => letter ?? '')],
  ];
};

/** The crosstab as rows of cells: what it is, the headings, and of every question percent, letters and bases. */
export const crosstabTable = (given: Given): Cell[][] => {
  const { banner, dataset, facts, respondents, lang } = given;
  const text = words[lang];
  const day = facts.importedOn.toISOString().slice(0, 10);
  const source = [facts.fileName, day, ...(facts.demo ? [text.demo] : [])].join(', ');
  return [
    [facts.projectName],
    [text.source, source],
    [text.filter, filterText(given)],
    [text.respondents, respondents],
    ...scaleTexts(dataset, lang).map((scale): Cell[] => [text.positive, scale]),
    [],
    ...headingsOf(banner.columns, lang),
    ...banner.rows.flatMap((row) => linesOf(row, dataset.weights !== null, lang)),
    [],
    [text.note],
  ];
};
