import type { FileErrorList } from '#/platform/tables/file-errors.ts';

/** The row or place of an id; null, and an error, where the id is unknown. */
export function findKnown(
  known: ReadonlyMap<string, number>,
  cell: string | undefined,
  what: 'respondent' | 'message',
  line: number,
  errors: FileErrorList,
  sheet = 'responses',
): number | null {
  const id = (cell ?? '').trim();
  const found = known.get(id);
  if (found !== undefined) return found;
  if (id === '') errors.add(`${what}Unknown_blank`, line, { sheet });
  else errors.add(`${what}Unknown`, line, { sheet, id });
  return null;
}
