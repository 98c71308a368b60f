import type { Recode, RecodeAlternative } from '@soundings/contract/resonance/mapping';
import { createYield, type YieldToEventLoop } from '#/platform/event-loop.ts';
import { copyText } from '#/platform/tables/cell-text.ts';
import { FileErrorList } from '#/platform/tables/file-errors.ts';
import type { OpenTables } from '#/platform/tables/open-tables.ts';
import { ColumnStats } from './inspect/column-stats.ts';
import { orderSigns } from './inspect/sign-scale.ts';
import { findKnown, type KnownIds, type OpenSheet, openSheet } from './open-sheet.ts';
import { recogniseRecodes } from './scales/recognise-recodes.ts';

const maxAnswers = 1000;

interface Answers {
  readonly places: number[];
  readonly different: string[];
  readonly lines: number[][];
  readonly stats: ColumnStats;
}

export interface Responses {
  readonly rows: number[];
  readonly messages: number[];
  readonly r1: Answers;
  readonly r2: Answers | null;
}

interface Known {
  readonly respondents: KnownIds;
  readonly messages: KnownIds;
}

interface ReadEvents {
  /** Gets the number of respondents met so far. */
  readonly onProgress?: ((respondents: number) => void) | undefined;
  /** Gets how many rows are kept, and may throw. */
  readonly onRows: (rows: number) => void;
}

/**
 * Reads the sheet `responses`, which rates one message in each row. Unknown ids, pairs that are there twice and answers
 * beyond a thousand different ones go to `errors`.
 */
export async function readResponses(
  { columns, body }: OpenSheet<'respondent' | 'message' | 'r1' | 'r2'>,
  { respondents, messages }: Known,
  errors: FileErrorList,
  { onProgress, onRows }: ReadEvents,
): Promise<Responses> {
  const responses: Responses = { rows: [], messages: [], r1: noneYet(), r2: columns.r2 === -1 ? null : noneYet() };
  const addTo = { r1: createAdder(responses.r1, errors), r2: responses.r2 && createAdder(responses.r2, errors) };
  // Many small sets: one of a million entries stops everything while it grows.
  const pairs = Array.from({ length: 256 }, () => new Set<number>());
  const met = new Uint8Array(respondents.size);
  let respondentsMet = 0;
  for await (const batch of body) {
    for (const { line, cells } of batch) {
      const row = findKnown(respondents, cells[columns.respondent], 'respondent', line, errors);
      const message = findKnown(messages, cells[columns.message], 'message', line, errors);
      if (row === null || message === null) continue;
      const pair = row * messages.size + message;
      const seen = pairs[row & 255]!;
      if (seen.has(pair)) {
        const ids = { respondent: cells[columns.respondent]!.trim(), message: cells[columns.message]!.trim() };
        errors.add('responseTwice', line, ids);
        continue;
      }
      seen.add(pair);
      if (met[row] === 0) respondentsMet++;
      met[row] = 1;
      responses.rows.push(row);
      responses.messages.push(message);
      addTo.r1(cells[columns.r1] ?? '', 'r1', line);
      addTo.r2?.(cells[columns.r2] ?? '', 'r2', line);
    }
    responses.r1.stats.addColumn(batch, columns.r1);
    responses.r2?.stats.addColumn(batch, columns.r2);
    onRows(responses.rows.length);
    onProgress?.(respondentsMet);
  }
  return responses;
}

const noneYet = (): Answers => ({ places: [], different: [], lines: [], stats: new ColumnStats(maxAnswers) });

function createAdder({ places, different, lines }: Answers, errors: FileErrorList) {
  const known = new Map<string, number>();
  return (cell: string, heading: 'r1' | 'r2', line: number): void => {
    let place = known.get(cell);
    if (place === undefined) {
      if (different.length >= maxAnswers)
        errors.add('answerNotWhole', line, { heading, cell: cell.trim(), min: 0, max: 1 });
      place = different.length < maxAnswers ? different.push(copyText(cell)) - 1 : 0;
      if (different.length < maxAnswers) known.set(different[place]!, place);
      lines[place] ??= [];
    }
    places.push(place);
    if (lines[place]!.length < namedLines) lines[place]!.push(line);
  };
}

const namedLines = 100;

export interface MeasureRecodes {
  readonly recodes: Recode[];
  readonly alternatives: RecodeAlternative[];
}

async function recogniseMeasures(
  stats: ReadonlyMap<'r1' | 'r2', ColumnStats>,
  yieldToEventLoop: YieldToEventLoop,
): Promise<MeasureRecodes> {
  const recodes: Recode[] = [];
  const alternatives: RecodeAlternative[] = [];
  for (const [measure, one] of stats) {
    one.settle();
    const found = orderSigns(await recogniseRecodes([measure], [one], yieldToEventLoop));
    const recode = found.recodeByColumn[0];
    if (!recode) continue;
    recodes.push({ ...recode, id: measure });
    alternatives.push(...found.alternatives.map((other) => ({ ...other, recode: measure })));
  }
  return { recodes, alternatives };
}

export const recogniseColumns = ({ r1, r2 }: Responses, yieldToEventLoop: YieldToEventLoop): Promise<MeasureRecodes> =>
  recogniseMeasures(new Map([['r1', r1.stats], ...(r2 ? ([['r2', r2.stats]] as const) : [])]), yieldToEventLoop);

export async function inspectResponses(file: OpenTables, signal?: AbortSignal): Promise<MeasureRecodes> {
  const wanted = { required: ['respondent', 'message', 'r1'], optional: ['r2'] } as const;
  const sheet = await openSheet(file, 'responses', wanted, { errors: new FileErrorList(), signal });
  if (!sheet) return { recodes: [], alternatives: [] };
  const { columns, body } = sheet;
  const stats = new Map<'r1' | 'r2', ColumnStats>([['r1', new ColumnStats(maxAnswers)]]);
  if (columns.r2 !== -1) stats.set('r2', new ColumnStats(maxAnswers));
  for await (const batch of body) for (const [measure, one] of stats) one.addColumn(batch, columns[measure]);
  return recogniseMeasures(stats, createYield(signal));
}
