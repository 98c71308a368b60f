import type {
  ColumnMapping,
  ColumnPreview,
  HeadingStem,
  Recode,
  ResonanceFile,
  ResonanceMapping,
} from '@soundings/contract/resonance/mapping';
import { type ColumnRole, maxPoints, topBox } from '@soundings/contract/resonance/resonance-choices';
import { isOpen } from './recodes.ts';

export interface MappedColumn {
  preview: ColumnPreview;
  mapping: ColumnMapping;
}

export interface Mapping {
  form: ResonanceFile['form'];
  columns: MappedColumn[];
  recodes: Recode[];
}

export interface UsedRecode {
  recode: Recode;
  columns: MappedColumn[];
}

const rated: readonly ColumnRole[] = ['r1', 'r2'];
const labelled: readonly ColumnRole[] = ['audience', 'concept', 'verbatim', ...rated];
export const isRated = ({ role }: ColumnMapping): boolean => rated.includes(role);
export const isLabelled = ({ role }: ColumnMapping): boolean => labelled.includes(role);

export const startMapping = ({ form, columns, recodes }: ResonanceFile): Mapping => ({
  form,
  columns: columns.map((preview) => ({ preview, mapping: preview.suggestion })),
  recodes,
});

export const toRequest = ({ form, columns, recodes }: Mapping, { place }: ResonanceFile): ResonanceMapping => ({
  recodes,
  columns: form === 'sheets' ? [] : columns.map(({ mapping }) => mapping),
  ...(place?.sheet == null ? {} : { sheet: place.sheet }),
  ...(place ? { headerRow: place.headerRow, headerRows: place.headerRows } : {}),
});

export const changeColumn = (mapping: Mapping, column: number, change: Partial<ColumnMapping>): Mapping => ({
  ...mapping,
  columns: mapping.columns.map((entry) =>
    entry.mapping.column === column ? { ...entry, mapping: { ...entry.mapping, ...change } } : entry,
  ),
});

export const changeRecode = (mapping: Mapping, changed: Recode): Mapping => ({
  ...mapping,
  recodes: mapping.recodes.map((recode) => (recode.id === changed.id ? changed : recode)),
});

export function setRoles(mapping: Mapping, chosen: ReadonlySet<number>, role: ColumnRole): Mapping {
  const recodes = [...mapping.recodes];
  const columns = mapping.columns.map((entry) => {
    if (!chosen.has(entry.mapping.column)) return entry;
    const own: ColumnMapping = { ...entry.mapping, role };
    if (isRated(own) && own.recode === null) {
      const made = buildRecode(entry.preview);
      if (made) recodes.push(made);
      own.recode = made?.id ?? null;
    }
    return { ...entry, mapping: own };
  });
  return { ...mapping, columns, recodes };
}

function buildRecode({ column, values }: ColumnPreview): Recode | null {
  const answers = values.map(({ value }) => value).filter((value) => value.trim() !== '');
  if (answers.length < 2 || answers.length > maxPoints) return null;
  const first = answers.length - topBox(answers.length);
  return {
    ...{ kind: 'points', id: `column-${column}`, confidence: 'unsure', reason: 'unknownWords', confirmed: false },
    doubtful: [],
    noAnswer: [],
    points: answers.map((answer, i) => ({ label: answer.trim(), answers: [answer], positive: i >= first })),
  };
}

export function splitOff(mapping: Mapping, column: number): Mapping {
  const { columns, recodes } = mapping;
  const own = columns.find(({ mapping }) => mapping.column === column)?.mapping.recode;
  const recode = recodes.find(({ id }) => id === own);
  if (!recode) return mapping;
  const copy: Recode = { ...recode, id: `${recode.id.slice(0, 40)}-${column}` };
  return changeColumn({ ...mapping, recodes: [...recodes, copy] }, column, { recode: copy.id });
}

export function findUsedRecodes({ form, columns, recodes }: Mapping): UsedRecode[] {
  if (form === 'sheets') return recodes.map((recode) => ({ recode, columns: [] }));
  const used = recodes.map((recode) => ({
    recode,
    columns: columns.filter(({ mapping }) => isRated(mapping) && mapping.recode === recode.id),
  }));
  const place = ({ recode, columns }: UsedRecode) =>
    (recode.confidence === 'unsure' ? 0 : 1_000_000) + (columns[0]?.mapping.column ?? 0);
  return used.filter(({ columns }) => columns.length > 0).sort((a, b) => place(a) - place(b));
}

export const findOpenScales = (mapping: Mapping): UsedRecode[] =>
  findUsedRecodes(mapping).filter(({ recode }) => isOpen(recode));

export const shortHeading = (heading: string, stems: readonly HeadingStem[]): string => {
  const stem = stems.find(({ text }) => heading.length > text.length && heading.startsWith(text));
  return stem ? `… ${heading.slice(stem.text.length).trim()}` : heading;
};

export const findColumns = (
  columns: readonly MappedColumn[],
  query: string,
  role: ColumnRole | null,
): MappedColumn[] => {
  const word = query.trim().toLocaleLowerCase();
  return columns.filter(
    ({ preview, mapping }) =>
      (role === null || mapping.role === role) &&
      (preview.header.toLocaleLowerCase().includes(word) || mapping.label.toLocaleLowerCase().includes(word)),
  );
};

export const setLabels = (mapping: Mapping, labels: ReadonlyMap<number, string>): Mapping => ({
  ...mapping,
  columns: mapping.columns.map((entry) => {
    const label = labels.get(entry.mapping.column);
    return label === undefined ? entry : { ...entry, mapping: { ...entry.mapping, label } };
  }),
});

interface MappingCounts {
  messages: number;
  audiences: number;
  concepts: number;
  ignored: number;
}

export function countRoles(columns: readonly MappedColumn[]): MappingCounts {
  const labels = (isOne: (mapping: ColumnMapping) => boolean) =>
    new Set(columns.filter(({ mapping }) => isOne(mapping)).map(({ mapping }) => mapping.label)).size;
  const count = (role: ColumnRole) => columns.filter(({ mapping }) => mapping.role === role).length;
  return {
    messages: labels(isRated),
    audiences: labels(({ role }) => role === 'audience'),
    concepts: count('concept'),
    ignored: count('ignore'),
  };
}

type MappingProblem = 'noMessages' | 'emptyLabel' | 'noScale' | 'twoWeights' | 'twoRespondents';

export function mappingProblems({ columns }: Mapping): MappingProblem[] {
  const count = (role: ColumnRole) => columns.filter(({ mapping }) => mapping.role === role).length;
  const problems: MappingProblem[] = [];
  if (count('r1') === 0) problems.push('noMessages');
  if (columns.some(({ mapping }) => isLabelled(mapping) && mapping.label.trim() === '')) problems.push('emptyLabel');
  if (columns.some(({ mapping }) => isRated(mapping) && mapping.recode === null)) problems.push('noScale');
  if (count('weight') > 1) problems.push('twoWeights');
  if (count('respondent') > 1) problems.push('twoRespondents');
  return problems;
}
