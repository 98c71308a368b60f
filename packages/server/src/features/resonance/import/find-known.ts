import type { FileErrorList } from './file-error-list.ts';
import { quote } from './quote.ts';

/** The row or place of an id; undefined, and an error, where the id is unknown. */
export function findKnown(
  known: ReadonlyMap<string, number>,
  cell: string | undefined,
  what: 'respondent' | 'message',
  line: number,
  errors: FileErrorList,
  sheet = 'responses',
): number | undefined {
  const id = (cell ?? '').trim();
  const found = known.get(id);
  if (found !== undefined) return found;
  const text =
    id === ''
      ? `the ${what} is missing. Write its id.`
      : `there is no ${what} ${quote(id)}. Correct it, or add it to the sheet "${what}s".`;
  errors.add(`A ${what} is unknown`, line, `Sheet "${sheet}": ${text}`);
  return undefined;
}
