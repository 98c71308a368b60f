import type { ColumnMapping, ColumnPreview } from '@soundings/contract/resonance';
import type { ColumnRole } from '@soundings/contract/resonance-choices';
import { wordScale } from './word-scale.ts';

/** A column of the file with what the user made of it. */
export interface MappedColumn {
  preview: ColumnPreview;
  mapping: ColumnMapping;
}

const rated: readonly ColumnRole[] = ['r1', 'r2'];
export const isRated = ({ role }: ColumnMapping): boolean => rated.includes(role);

export const startMapping = (columns: readonly ColumnPreview[]): MappedColumn[] =>
  columns.map((preview) => ({ preview, mapping: preview.suggestion }));

/** What a column means in another role: a column of words that becomes a rating gets its words as the scale. */
export const inRole = ({ preview, mapping }: MappedColumn, role: ColumnRole): ColumnMapping => ({
  ...mapping,
  role,
  scale: mapping.scale ?? (rated.includes(role) ? wordScale(preview.words) : null),
});

export const changeColumn = (
  columns: readonly MappedColumn[],
  column: number,
  change: Partial<ColumnMapping>,
): MappedColumn[] =>
  columns.map((entry) =>
    entry.mapping.column === column ? { ...entry, mapping: { ...entry.mapping, ...change } } : entry,
  );

/** Gives many columns one role; a scale that a column was read with is kept for when it becomes a rating again. */
export const setRoles = (
  columns: readonly MappedColumn[],
  chosen: ReadonlySet<number>,
  role: ColumnRole,
): MappedColumn[] =>
  columns.map((entry) => (chosen.has(entry.mapping.column) ? { ...entry, mapping: inRole(entry, role) } : entry));

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

export interface MappingCounts {
  /** Distinct messages that an R1 or R2 column rates. */
  messages: number;
  audiences: number;
  concepts: number;
  ignored: number;
}

export function countRoles(columns: readonly MappedColumn[]): MappingCounts {
  const messages = new Set(columns.filter(({ mapping }) => isRated(mapping)).map(({ mapping }) => mapping.label));
  const count = (role: ColumnRole) => columns.filter(({ mapping }) => mapping.role === role).length;
  return {
    messages: messages.size,
    audiences: count('audience'),
    concepts: count('concept'),
    ignored: count('ignore'),
  };
}

export type MappingProblem = 'noMessages' | 'emptyLabel' | 'twoWeights' | 'twoRespondents';

/** What keeps the mapping from being imported; the server checks the same and more. */
export function mappingProblems(columns: readonly MappedColumn[]): MappingProblem[] {
  const count = (role: ColumnRole) => columns.filter(({ mapping }) => mapping.role === role).length;
  const needsLabel: readonly ColumnRole[] = ['audience', 'concept', ...rated];
  const problems: MappingProblem[] = [];
  if (count('r1') === 0) problems.push('noMessages');
  if (columns.some(({ mapping }) => needsLabel.includes(mapping.role) && mapping.label.trim() === ''))
    problems.push('emptyLabel');
  if (count('weight') > 1) problems.push('twoWeights');
  if (count('respondent') > 1) problems.push('twoRespondents');
  return problems;
}
