import type {
  ColumnMapping,
  ColumnPreview,
  Recode,
  ReplacedMapping,
  ResonanceFile,
  ResonanceMapping,
} from '@soundings/contract/resonance/mapping';
import { createCodeReader } from '../import/answer-reader.ts';
import { parseNumber } from '../import/cell-values.ts';

const shownHeading = ({ heading, label }: ColumnMapping): string => heading ?? label;

type Preview = Pick<ColumnPreview, 'column' | 'header' | 'suggestion'> &
  Partial<Pick<ColumnPreview, 'samples' | 'values'>>;

/**
 * What the columns of a new file meant in the last one. A column is the same where its heading is; of several with one
 * heading, the one in the same place among them.
 */
function matchColumns(
  columns: readonly Preview[],
  last: ResonanceMapping | null,
): Pick<ReplacedMapping, 'columns' | 'missing'> {
  const waiting = new Map<string, ColumnMapping[]>();
  for (const column of last?.columns ?? []) {
    const heading = shownHeading(column);
    const same = waiting.get(heading);
    if (same) same.push(column);
    else waiting.set(heading, [column]);
  }
  const found = columns.map(
    ({ header, suggestion }) => take(waiting.get(header)) ?? takeByLabel(waiting, suggestion) ?? null,
  );
  return { columns: found, missing: [...waiting.values()].flat() };
}

export function applyLastMapping(
  { columns, recodes, place }: Pick<ResonanceFile, 'recodes' | 'place'> & { readonly columns: readonly Preview[] },
  last: ResonanceMapping | null,
): ResonanceMapping {
  const matched = matchColumns(columns, last).columns;
  const newId = createIds(last);
  const mapped = columns.map(({ column, header, suggestion }, i): ColumnMapping => {
    const same = matched[i];
    if (same) return { ...same, column, heading: header };
    return { ...suggestion, recode: suggestion.recode === null ? null : newId(suggestion.recode) };
  });
  // What was imported once was looked at; only what is new may still be asked about.
  const known = (last?.recodes ?? []).map((recode): Recode => {
    const previews = columns.filter((_, i) => mapped[i]!.recode === recode.id && matched[i]);
    if (!areFractionsOf(recode, previews)) return { ...recode, confirmed: true };
    return { ...recode, confidence: 'unsure', reason: 'otherLength', confirmed: false };
  });
  const added = recodes.map((recode): Recode => ({ ...recode, id: newId(recode.id) }));
  const used = new Set(mapped.map(({ recode }) => recode));
  return {
    recodes: [...known, ...added].filter(({ id }) => used.has(id)),
    columns: mapped,
    ...(place ? { headerRow: place.headerRow, headerRows: place.headerRows } : {}),
    ...(place?.sheet != null ? { sheet: place.sheet } : {}),
  };
}

/** 0.4 of a file that writes shares as fractions would count as less than 1 on a scale to 100. */
function areFractionsOf(recode: Recode, previews: readonly Preview[]): boolean {
  if (recode.kind === 'points' || recode.max < 10) return false;
  const cells = previews.flatMap(({ samples = [], values = [] }) => [...samples, ...values.map(({ value }) => value)]);
  const numbers = cells.map(parseNumber).filter((number) => !Number.isNaN(number));
  return numbers.some((number) => !Number.isInteger(number)) && numbers.every((number) => number >= 0 && number <= 1);
}

const createIds = (last: ResonanceMapping | null) => {
  const taken = new Set(last?.recodes.map(({ id }) => id));
  return (id: string): string => {
    let free = `new-${id}`;
    for (let n = 2; taken.has(free); n++) free = `new-${id}-${n}`;
    return free;
  };
};

export function withLastMapping(
  file: ResonanceFile,
  { mapping: last }: { readonly mapping: ResonanceMapping | null },
): ResonanceFile {
  if (!last || file.form === 'messages') return file;
  if (file.form === 'sheets') {
    const areKnown = last.columns.length === 0 && last.recodes.length > 0;
    const replaced = { recodes: last.recodes, columns: file.columns.map(() => null), missing: last.columns };
    return areKnown ? { ...file, recodes: last.recodes, alternatives: [], replaced } : { ...file, replaced };
  }
  const { columns, recodes } = applyLastMapping(file, last);
  const newId = createIds(last);
  const isKnown = new Set(last.recodes.map(({ id }) => id));
  return {
    ...file,
    recodes: recodes.map((recode) => (isKnown.has(recode.id) ? askAboutNew(recode, file.columns, columns) : recode)),
    replaced: { recodes: last.recodes, ...matchColumns(file.columns, last) },
    alternatives: file.alternatives.map((one) => ({ ...one, recode: newId(one.recode) })),
    columns: file.columns.map((preview, i) => ({ ...preview, suggestion: columns[i]! })),
  };
}

const take = (same: ColumnMapping[] | undefined): ColumnMapping | undefined => same?.shift();

function takeByLabel(
  waiting: ReadonlyMap<string, ColumnMapping[]>,
  { label, role }: ColumnMapping,
): ColumnMapping | undefined {
  const same = waiting.get(label) ?? [];
  if (label === '' || same.some(({ heading }) => heading !== undefined)) return undefined;
  const place = same.findIndex((column) => column.role === role);
  if (place !== -1) return same.splice(place, 1)[0];
  return same.length === 1 ? same.shift() : undefined;
}

const namedAnswers = 50;

function askAboutNew(recode: Recode, previews: readonly ColumnPreview[], columns: readonly ColumnMapping[]): Recode {
  const toCode = createCodeReader(recode);
  const isOnIt = ({ role, recode: id }: ColumnMapping): boolean => (role === 'r1' || role === 'r2') && id === recode.id;
  const cells = previews
    .filter((_, i) => isOnIt(columns[i]!))
    .flatMap(({ values }) => values.map(({ value }) => value.trim()));
  const added = [...new Set(cells)].filter((cell) => toCode(cell) === null);
  if (added.length === 0) return recode;
  const doubtful = added.slice(0, namedAnswers);
  return { ...recode, confidence: 'unsure', reason: 'newAnswers', doubtful, confirmed: false };
}
