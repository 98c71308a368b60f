import type { ColumnMapping, Recode, ResonanceFile, ResonanceMapping } from '@soundings/contract/resonance/mapping';

export const suggestedMapping = ({
  columns,
  recodes,
  place,
}: Pick<ResonanceFile, 'columns' | 'recodes' | 'place'>): ResonanceMapping => ({
  recodes: [...recodes],
  columns: columns.map(({ suggestion }) => suggestion),
  ...(place ? { headerRow: place.headerRow, headerRows: place.headerRows } : {}),
  ...(place?.sheet ? { sheet: place.sheet } : {}),
});

/** A scale of whole numbers, or of words from the most negative on, whose highest points count. */
export interface TestScale {
  readonly min: number;
  readonly max: number;
  readonly topBox: number;
  readonly words?: readonly string[];
  readonly noAnswer?: readonly string[];
}

const binary: TestScale = { min: 0, max: 1, topBox: 1 };

export const recodeOf = ({ min, max, topBox, words, noAnswer = [] }: TestScale, id: string): Recode => ({
  ...{ id, kind: 'points', confidence: 'certain', reason: 'given', doubtful: [], confirmed: true },
  noAnswer: [...noAnswer],
  points: Array.from({ length: max - min + 1 }, (_, i) => {
    const label = words?.[i] ?? String(min + i);
    return { label, answers: [label], positive: min + i > max - topBox };
  }),
});

export interface TestColumn extends Pick<ColumnMapping, 'column' | 'role' | 'label'> {
  readonly scale?: TestScale | null;
  readonly audience?: ColumnMapping['audience'];
}

/** A mapping of columns with their scales; ratings without one are 0 and 1. */
export const mappingOf = (columns: readonly TestColumn[]): ResonanceMapping => {
  const ids = new Map<string, Recode>();
  const idFor = (scale: TestScale): string => {
    const key = JSON.stringify(scale);
    const recode = ids.get(key) ?? recodeOf(scale, `s${ids.size + 1}`);
    ids.set(key, recode);
    return recode.id;
  };
  const mapped = columns.map(({ column, role, label, scale, audience = null }): ColumnMapping => {
    const isRated = role === 'r1' || role === 'r2';
    return { column, role, label, recode: isRated ? idFor(scale ?? binary) : null, audience };
  });
  return { recodes: [...ids.values()], columns: mapped };
};
