import type { Download } from '@soundings/contract/endpoint';
import type { Significance } from '@soundings/contract/resonance/analysis-choices';
import type { CrosstabRequest } from '@soundings/contract/resonance/calls';
import {
  type Banner,
  type BannerColumn,
  type BannerRow,
  bannerInSteps,
} from '@soundings/engine/crosstab/calculations/banner';
import type { Dataset } from '@soundings/engine/crosstab/dataset/dataset';
import { filterMask } from '@soundings/engine/crosstab/dataset/filter';
import type { z } from 'zod';
import { csvForms, writeCsv } from '#/platform/csv/write-csv.ts';
import { runCooperatively } from '#/platform/event-loop.ts';
import { stampedFileName } from '#/platform/http/file-names.ts';
import { type RowStyle, type StyledSheet, writeStyledXlsx } from '#/platform/office/write-xlsx.ts';
import { listScales } from '../resonance.present.ts';
import type { LoadedDataset } from './datasets.ts';

export const exportCrosstab = async (
  { dataset, significance }: LoadedDataset,
  facts: CrosstabFacts,
  { banner, audienceIds, format, lang }: z.output<typeof CrosstabRequest>,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<Download> => {
  const { mask, respondents } = filterMask(dataset, audienceIds);
  const calculated = await runCooperatively(bannerInSteps(dataset, banner, mask, significance), signal);
  const lines = crosstabTable({ dataset, banner: calculated, audienceIds, respondents, facts, lang, significance });
  const fileName = stampedFileName(`${facts.projectName} crosstab`, format, now);
  if (format === 'xlsx') return { fileName, content: await writeStyledXlsx(crosstabSheet(lines)) };
  const [headings = [], ...rows] = crosstabRows(lines);
  const pages = async function* () {
    yield rows;
  };
  return { fileName, content: writeCsv(headings.map(String), pages(), csvForms[lang]) };
};

interface CrosstabFacts {
  readonly projectName: string;
  readonly fileName: string;
  readonly importedOn: Date;
  readonly demo: boolean;
}

const words = {
  en: {
    filter: 'Filter',
    none: 'all respondents',
    respondents: 'Respondents counted',
    of: 'of {{all}}',
    source: 'Source',
    demo: 'demo data',
    message: 'Message',
    figure: 'Figure',
    total: 'Total',
    countsAsPositive: 'Counts as positive',
    amongPoints: 'of',
    and: 'and above',
    below: 'and below',
    percent: '% positive',
    positive: 'Positive answers',
    base: 'Base',
    effectiveBase: 'Effective base',
    letters: 'Higher than',
    correction_none: 'not corrected for the number of tests',
    correction_holm: 'Holm per variable and row',
    correction_benjaminiHochberg: 'Benjamini–Hochberg per variable and row',
    note: 'Letters: significantly higher than that column of the same variable (two-proportion z, {{level}}%, {{correction}}; bases of at least 30). * base under 100, ** base under 30: not tested. All counts, bases and letters are those under the filter.',
  },
  de: {
    filter: 'Filter',
    none: 'alle Befragten',
    respondents: 'Gezählte Befragte',
    of: 'von {{all}}',
    source: 'Quelle',
    demo: 'Demodaten',
    message: 'Botschaft',
    figure: 'Kennzahl',
    total: 'Gesamt',
    countsAsPositive: 'Zählt als positiv',
    amongPoints: 'von',
    and: 'und mehr',
    below: 'und weniger',
    percent: '% positiv',
    positive: 'Positive Antworten',
    base: 'Basis',
    effectiveBase: 'Effektive Basis',
    letters: 'Höher als',
    correction_none: 'nicht für die Zahl der Tests korrigiert',
    correction_holm: 'Holm je Variable und Zeile',
    correction_benjaminiHochberg: 'Benjamini-Hochberg je Variable und Zeile',
    note: 'Buchstaben: signifikant höher als diese Spalte derselben Variable (z-Test für zwei Anteile, {{level}} %, {{correction}}; Basis mindestens 30). * Basis unter 100, ** Basis unter 30: nicht getestet. Alle Anzahlen, Basen und Buchstaben gelten unter dem Filter.',
  },
} as const;

type Cell = string | number | null;

interface Given {
  readonly dataset: Dataset;
  readonly banner: Banner;
  readonly audienceIds: readonly string[];
  readonly respondents: number;
  readonly facts: CrosstabFacts;
  readonly lang: 'en' | 'de';
  readonly significance: Significance;
}

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

interface Line {
  readonly kind: 'title' | 'fact' | 'heading' | 'percent' | 'count' | 'decimal' | 'letters' | 'note';
  readonly isFirst?: boolean;
  readonly cells: readonly Cell[];
}

const scaleTexts = (dataset: Dataset, lang: 'en' | 'de'): string[] => {
  const text = words[lang];
  return listScales(dataset).map((scale) => {
    if (scale.kind === 'points') {
      const labels = scale.points.map(({ label }) => label);
      const positive = scale.points.filter((point) => point.positive).map(({ label }) => label);
      return `${positive.join(', ')} (${text.amongPoints} ${labels.join(', ')})`;
    }
    const end = scale.direction === 'ascending' ? text.and : text.below;
    return `${scale.positiveFrom} ${end} (${text.amongPoints} ${scale.min}–${scale.max})`;
  });
};

const marks = { none: '', low: '*', unranked: '**' } as const;

const toLines = ({ message, measure, cells }: BannerRow, weighted: boolean, lang: 'en' | 'de'): Line[] => {
  const text = words[lang];
  const name = measure.toUpperCase();
  const line = (kind: Line['kind'], figure: string, cellOf: (cell: BannerRow['cells'][number]) => Cell): Line => ({
    kind,
    cells: [message, `${name} ${figure}`, ...cells.map(cellOf)],
  });
  return [
    { ...line('percent', text.percent, ({ percent }) => percent), isFirst: true },
    line('letters', text.letters, ({ letters, mark }) => [...letters, marks[mark]].filter(Boolean).join(' ')),
    line('count', text.positive, ({ positive }) => positive),
    line('count', text.base, ({ base }) => base),
    ...(weighted ? [line('decimal', text.effectiveBase, ({ effectiveBase }) => effectiveBase)] : []),
  ];
};

const toHeadingLines = (columns: readonly BannerColumn[], lang: 'en' | 'de'): Line[] => {
  const text = words[lang];
  const lines: Cell[][] = [
    ['', '', ...columns.map(({ header }) => header ?? '')],
    [text.message, text.figure, ...columns.map(({ subheader }) => subheader ?? text.total)],
    ['', '', ...columns.map(({ letter }) => letter ?? '')],
  ];
  return lines.map((cells) => ({ kind: 'heading', cells }));
};

const noteText = ({ lang, significance }: Given): string =>
  words[lang].note
    .replace('{{level}}', String(100 - significance.confidence))
    .replace('{{correction}}', words[lang][`correction_${significance.correction}`]);

export const crosstabTable = (given: Given): Line[] => {
  const { banner, dataset, facts, respondents, lang } = given;
  const text = words[lang];
  const day = facts.importedOn.toISOString().slice(0, 10);
  const source = [facts.fileName, day, ...(facts.demo ? [text.demo] : [])].join(', ');
  const fact = (...cells: Cell[]): Line => ({ kind: 'fact', cells });
  return [
    { kind: 'title', cells: [facts.projectName] },
    fact(text.source, source),
    fact(text.filter, filterText(given)),
    fact(text.respondents, respondents, text.of.replace('{{all}}', String(dataset.respondents))),
    ...scaleTexts(dataset, lang).map((scale) => fact(text.countsAsPositive, scale)),
    fact(),
    ...toHeadingLines(banner.columns, lang),
    ...banner.rows.flatMap((row) => toLines(row, dataset.weights !== null, lang)),
    fact(),
    { kind: 'note', cells: [noteText(given)] },
  ];
};

const oneDecimal = (cell: Cell): Cell => (typeof cell === 'number' ? Math.round(cell * 10) / 10 : cell);

const crosstabRows = (lines: readonly Line[]): Cell[][] =>
  lines.map(({ kind, cells }) => (kind === 'percent' || kind === 'decimal' ? cells.map(oneDecimal) : [...cells]));

const formats = { percent: '0.0%', decimal: '0.00', count: '#,##0', fact: '#,##0' } as const;
const columnWidths = { message: 56, figure: 22, narrowest: 11, widest: 26 };

const crosstabSheet = (lines: readonly Line[]): StyledSheet => {
  const lastHeading = lines.findLastIndex(({ kind }) => kind === 'heading');
  const headings = lines.filter(({ kind }) => kind === 'heading');
  const columns = headings[0]?.cells.length ?? 0;
  const lengthAt = (column: number): number => Math.max(...headings.map(({ cells }) => String(cells[column]).length));
  return {
    name: 'Crosstab',
    frozenRows: lastHeading + 1,
    frozenColumns: 2,
    widths: Array.from({ length: columns }, (_, column) => {
      if (column < 2) return column === 0 ? columnWidths.message : columnWidths.figure;
      return Math.min(columnWidths.widest, Math.max(columnWidths.narrowest, lengthAt(column) + 2));
    }),
    rows: lines.map(({ kind, cells, isFirst = false }) => ({
      cells: kind === 'percent' ? cells.map((cell) => (typeof cell === 'number' ? cell / 100 : cell)) : cells,
      style: { ...rowStyle(kind), isFirst },
    })),
  };
};

function rowStyle(kind: Line['kind']): RowStyle {
  if (kind === 'title' || kind === 'heading') return { look: kind };
  if (kind === 'note') return { look: 'quiet' };
  return kind === 'letters' ? {} : { format: formats[kind] };
}
