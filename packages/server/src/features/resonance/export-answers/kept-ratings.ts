import type { Recode, ResonanceMapping } from '@soundings/contract/resonance/mapping';
import { openTables } from '#/platform/tables/open-tables.ts';
import type { TableRow } from '#/platform/tables/table.ts';
import { answerKey, isMissingAmong, parseRating } from '../import/cell-values.ts';
import { checkMapping } from '../import/check-mapping.ts';
import { findAnswers } from '../import/inspect/find-table.ts';

/** Codes of what is no answer on a scale of points: one for each answer that the recode names so, the last for others. */
const noAnswerCodes = [90, 99] as const;

interface RatingScale {
  readonly labels: readonly (readonly [code: number, label: string])[];
  readonly missing: readonly [from: number, to: number] | null;
  readonly isOfPoints: boolean;
  /** The code of a cell: a point from 1, the number on a range, what is no answer; NaN where there is nothing. */
  readonly read: (cell: string) => number;
}

const mostRemembered = 1000;
const longestRemembered = 200;

const remembering = (read: (cell: string) => number): ((cell: string) => number) => {
  const known = new Map<string, number>();
  return (cell) => {
    const code = known.get(cell) ?? read(cell);
    if (known.size < mostRemembered && cell.length < longestRemembered) known.set(cell, code);
    return code;
  };
};

const toRatingScale = (recode: Recode): RatingScale => {
  const [first, other] = noAnswerCodes;
  const codeOfNone = (place: number): number => Math.min(first + place, other);
  const none = new Map(recode.noAnswer.map((answer, place) => [answerKey(answer), codeOfNone(place)]));
  if (recode.kind === 'range') {
    const read = (cell: string): number => (none.has(answerKey(cell)) ? Number.NaN : parseRating(cell));
    return { labels: [], missing: null, isOfPoints: false, read: remembering(read) };
  }
  const { points, noAnswer } = recode;
  const codes = new Map(
    points.flatMap(({ answers }, i) => answers.map((answer) => [answerKey(answer), i + 1] as const)),
  );
  const answers = points.flatMap((point) => point.answers);
  return {
    labels: [
      ...points.map(({ label }, i) => [i + 1, label] as const),
      ...noAnswer.flatMap((answer, place) => (codeOfNone(place) < other ? [[codeOfNone(place), answer] as const] : [])),
    ],
    missing: noAnswerCodes,
    isOfPoints: true,
    read: remembering((cell) => {
      const key = answerKey(cell);
      const code = codes.get(key) ?? none.get(key);
      if (code !== undefined) return code;
      return cell.trim() !== '' && isMissingAmong(cell, answers) ? other : Number.NaN;
    }),
  };
};

export interface KeptRatings {
  readonly columns: readonly { readonly column: number; readonly scale: RatingScale }[];
  readonly rows: () => AsyncGenerator<readonly TableRow[]>;
  readonly close: () => void;
}

/**
 * Opens the file that a project was imported from, at the columns of some ratings; null where it does not fit the
 * mapping. Its rows are the respondents in their order.
 * @param wanted places in the mapping's columns
 */
export const openKeptRatings = async (
  path: string,
  mapping: ResonanceMapping,
  wanted: readonly number[],
  signal: AbortSignal,
): Promise<KeptRatings | null> => {
  const file = await openTables(path, signal);
  const { table } = await findAnswers(file, mapping, signal);
  const scales = new Map(mapping.recodes.map((recode) => [recode.id, toRatingScale(recode)]));
  const columns = wanted.flatMap((at) => {
    const { column, recode } = mapping.columns[at]!;
    const scale = scales.get(recode ?? '');
    return scale ? [{ column, scale }] : [];
  });
  if (!checkMapping(mapping, table.headings).isEmpty || columns.length < wanted.length) {
    await table.body.return(undefined);
    file.close();
    return null;
  }
  return { columns, rows: () => table.body, close: () => file.close() };
};
