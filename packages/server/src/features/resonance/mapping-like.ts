import type { ColumnMapping, ColumnPreview } from '@soundings/contract/resonance';

/**
 * What the columns of a new file mean, as those of the last one did. A column is the same where its heading suggests
 * the same label, and of two with one label the one with the same role; a column that is new means what it suggests.
 */
export const mappingLike = (
  columns: readonly Pick<ColumnPreview, 'column' | 'suggestion'>[],
  last: readonly ColumnMapping[],
): ColumnMapping[] =>
  columns.map(({ column, suggestion }) => {
    const named = last.filter(({ label }) => label !== '' && label === suggestion.label);
    const same = named.find(({ role }) => role === suggestion.role) ?? (named.length === 1 ? named[0] : undefined);
    return same ? { ...same, column } : suggestion;
  });
