import type { FigureColumns as ChosenColumns } from '@soundings/contract/resonance/mapping';
import { FileErrorList } from '#/platform/tables/file-errors.ts';
import { wordKey } from '../import/cell-values.ts';

type Figure = 'r1' | 'r2' | 'base';

export type FigureColumns = Readonly<Record<Figure, number>>;

interface FigureAudience {
  readonly header: string;
  readonly label: string;
  readonly columns: FigureColumns;
}

export interface FigureLayout {
  readonly message: number;
  readonly all: FigureColumns;
  readonly audiences: readonly FigureAudience[];
  readonly ignored: readonly string[];
}

const messageWords = new Set([
  ...['message', 'messages', 'claim', 'statement', 'text'],
  ...['botschaft', 'botschaften', 'aussage', 'nachricht', 'budskab'],
]);
const figureWords: Record<string, Figure> = {
  ...{ r1: 'r1', interest: 'r1', interesse: 'r1' },
  ...{ r2: 'r2', action: 'r2', aktion: 'r2', handlung: 'r2', handling: 'r2' },
  ...{ base: 'base', basis: 'base', n: 'base', fallzahl: 'base' },
};

/** Taken for a column that no heading names in the words above. */
const otherWords: Record<Figure | 'message', ReadonlySet<string>> = {
  message: new Set([
    ...['message text', 'message wording', 'wording', 'headline', 'slogan', 'copy', 'sentence'],
    ...['botschaftstext', 'text der botschaft', 'wortlaut', 'überschrift', 'satz'],
  ]),
  r1: new Set([
    ...['r1 interest', 'interest r1', 'r1 total', 'total r1', 'interested', 'interest score'],
    ...['r1 interesse', 'interesse r1', 'r1 gesamt', 'gesamt r1', 'interessiert'],
  ]),
  r2: new Set([
    ...['r2 action', 'action r2', 'r2 total', 'total r2', 'action score', 'purchase intent', 'purchase intention'],
    ...['r2 handlung', 'handlung r2', 'r2 gesamt', 'gesamt r2', 'handlungsabsicht', 'kaufabsicht'],
  ]),
  base: new Set([
    ...['base size', 'base total', 'total base', 'sample', 'sample size', 'respondents', 'number of respondents'],
    ...[
      'gesamtbasis',
      'stichprobe',
      'stichprobengröße',
      'befragte',
      'anzahl',
      'anzahl befragte',
      'anzahl der befragten',
    ],
  ]),
};

const percentAtEnd = /\s*(?:in\s*)?(?:%|\(%\)|\[%\]|\(in %\))$/u;
const searched = 24;
const wordAtEnd = /([\s:,;_([–—-]*)([\p{L}\d]+)[)\]]?$/u;

export const saysPercent = (heading: string): boolean => percentAtEnd.test(heading.slice(-searched));

const count = /(?<!\p{L})(?:clicks?|klicks?|klik|counts?|hits|number of|anzahl|antal)(?!\p{L})/iu;
const rate = /(?<!\p{L})(?:rate|ctr|share|quote|anteil|andel)(?!\p{L})/iu;

/** "Clicks", but not "Click rate". */
export const saysCount = (heading: string): boolean => count.test(heading) && !rate.test(heading);

const readHeading = (heading: string): { figure: Figure; of: string } | null => {
  const tidy = heading.replace(percentAtEnd, '');
  const [found = '', parting = '', word = ''] = wordAtEnd.exec(tidy.slice(-searched)) ?? [];
  const of = tidy.slice(0, tidy.length - found.length).trim();
  const key = word.toLowerCase();
  if (!Object.hasOwn(figureWords, key) || (of !== '' && parting === '')) return null;
  const figure = figureWords[key]!;
  // "Basis (n)" says the same twice.
  const before = /[([]/u.test(parting) ? readHeading(of) : null;
  return { figure, of: before?.figure === figure ? before.of : of };
};

/** "Gender: male" is the audience male of the variable Gender; null where nothing parts the two. */
const readAudience = (of: string): { header: string; label: string } | null => {
  for (const parting of [':', ' – ', ' — ', ' - ']) {
    const at = of.indexOf(parting);
    const [header, label] = [of.slice(0, Math.max(at, 0)).trim(), of.slice(at + parting.length).trim()];
    if (at !== -1 && header && label) return { header, label };
  }
  return null;
};

type Found = Record<Figure, number>;
const none = (): Found => ({ r1: -1, r2: -1, base: -1 });

interface Read {
  readonly all: Found;
  readonly audiences: Map<string, { header: string; label: string; columns: Found }>;
  readonly ignored: string[];
  /** Columns whose headings say nothing in the usual words. */
  readonly unread: number[];
  message: number;
}

const getColumns = (audiences: Read['audiences'], audience: { header: string; label: string }): Found => {
  const key = JSON.stringify([wordKey(audience.header), wordKey(audience.label)]);
  const known = audiences.get(key) ?? { ...audience, columns: none() };
  audiences.set(key, known);
  return known.columns;
};

/** Places that the file does not have are missing. */
const placesOf = ({ message, r1, r2, base }: ChosenColumns, columns: number): Pick<Read, 'message' | 'all'> => {
  const known = (column: number | null): number => (column !== null && column < columns ? column : -1);
  return { message: known(message), all: { r1: known(r1), r2: known(r2), base: known(base) } };
};

const isTaken = ({ message, all }: Pick<Read, 'message' | 'all'>, column: number): boolean =>
  column === message || Object.values(all).includes(column);

const readAll = (headings: readonly string[], chosen: ChosenColumns | null, errors: FileErrorList): Read => {
  const places = chosen ? placesOf(chosen, headings.length) : { message: -1, all: none() };
  const read: Read = { ...places, audiences: new Map(), ignored: [], unread: [] };
  const twice = (other: number, column: number) =>
    errors.add('figuresHeading_twice', 1, {
      ...{ other: other + 1, otherHeading: headings[other]! },
      ...{ column: column + 1, heading: headings[column]! },
    });
  const put = (columns: Found, figure: Figure, column: number): void => {
    if (columns[figure] === -1) columns[figure] = column;
    else twice(columns[figure], column);
  };
  for (const [column, heading] of headings.entries()) {
    if (chosen && isTaken(places, column)) continue;
    const named = readHeading(heading);
    const audience = named && readAudience(named.of);
    if (chosen && !audience) {
      read.ignored.push(heading);
      continue;
    }
    if (messageWords.has(heading.toLowerCase())) {
      if (read.message === -1) read.message = column;
      else twice(read.message, column);
      continue;
    }
    if (named?.of === '') put(read.all, named.figure, column);
    else if (isOther(heading)) read.unread.push(column);
    else if (!named) read.ignored.push(heading);
    else if (audience) put(getColumns(read.audiences, audience), named.figure, column);
    else errors.add('figuresHeading_noVariable', 1, { column: column + 1, heading });
  }
  takeOthers(read, headings);
  return read;
};

const plain = (heading: string): string =>
  heading
    .replace(percentAtEnd, '')
    .replaceAll(/[\s_()[\]–—-]+/gu, ' ')
    .trim()
    .toLowerCase();
const isOther = (heading: string): boolean => Object.values(otherWords).some((words) => words.has(plain(heading)));

/** A column of another word is taken where it is the only one for what is still missing; else it is ignored. */
const takeOthers = (read: Read, headings: readonly string[]): void => {
  const only = (of: keyof typeof otherWords, known: number): number => {
    const found = read.unread.filter((column) => otherWords[of].has(plain(headings[column]!)));
    return known === -1 && found.length === 1 ? found[0]! : known;
  };
  read.message = only('message', read.message);
  for (const figure of ['r1', 'r2', 'base'] as const) read.all[figure] = only(figure, read.all[figure]);
  read.ignored.push(...read.unread.filter((column) => !isTaken(read, column)).map((column) => headings[column]!));
};

/** `chosen` says where the figures of all are, whatever their headings; audiences are always read from headings. */
export const readFigureHeadings = (
  headings: readonly string[],
  chosen: ChosenColumns | null,
): FigureLayout | FileErrorList => {
  const errors = new FileErrorList();
  const { message, all, audiences, ignored } = readAll(headings, chosen, errors);
  const needed = { message, r1: all.r1, base: all.base };
  for (const [heading, column] of Object.entries(needed)) {
    if (column === -1) errors.add('figuresHeading_missing', 1, { heading, headings });
  }
  for (const { header, label, columns } of audiences.values()) {
    for (const figure of ['r1', 'base'] as const) {
      if (columns[figure] !== -1) continue;
      errors.add('figuresHeading_incomplete', 1, { audience: `${header}: ${label}`, figure });
    }
  }
  return errors.isEmpty ? { message, all, audiences: [...audiences.values()], ignored } : errors;
};
