import type { Recode, ResonanceMapping } from '@soundings/contract/resonance/mapping';
import { DatasetBuilder } from '@soundings/engine/crosstab/dataset/dataset-builder';
import { createYield, runCooperatively, type YieldToEventLoop } from '#/platform/event-loop.ts';
import { copyText, truncateText } from '#/platform/tables/cell-text.ts';
import { FileErrorList } from '#/platform/tables/file-errors.ts';
import { openTables } from '#/platform/tables/open-tables.ts';
import { answerCodes, createCodeReader } from './answer-reader.ts';
import { createAudienceReader } from './audience-reader.ts';
import { checkRecode } from './check-mapping.ts';
import { IdMap } from './id-map.ts';
import {
  bytesBeside,
  checkDatasetSize,
  checkMemory,
  createShapeCheck,
  type ImportMemory,
  importLimits,
  importMemory,
} from './import-limits.ts';
import { checkWidth, type ImportOptions, type ImportResult } from './import-wide.ts';
import { findSheet, type OpenSheet, openSheet } from './open-sheet.ts';
import { readConcepts } from './read-concepts.ts';
import { type Responses, readResponses, recogniseColumns } from './read-responses.ts';
import { toScale } from './wide-columns.ts';

interface Target {
  readonly builder: DatasetBuilder;
  readonly errors: FileErrorList;
  readonly memory: ImportMemory;
}

/**
 * Reads a workbook with the sheets respondents, messages, responses and, where there is one, concepts. Of a mapping only
 * the recodes `r1` and `r2` are asked for; where they are left out, they are recognised, and refused unless certain.
 * Answers the dataset or everything that is wrong. Throws UnreadableFileError and the signal's reason.
 */
export async function importSheets(
  path: string,
  mapping: ResonanceMapping | null,
  { signal, onProgress, memory = importMemory() }: ImportOptions = {},
): Promise<ImportResult> {
  const file = await openTables(path, signal);
  const errors = new FileErrorList();
  const builder = new DatasetBuilder();
  const target = { builder, errors, memory };
  const given = { errors, signal };
  let kept = mapping;
  try {
    const respondentsSheet = await openSheet(file, 'respondents', { required: ['id'] }, given);
    const respondents = respondentsSheet && (await readRespondents(respondentsSheet, target, createYield(signal)));
    const messagesSheet = await openSheet(file, 'messages', { required: ['id', 'message'] }, given);
    const messages = messagesSheet && (await readMessages(messagesSheet, target));
    const wanted = { required: ['respondent', 'message', 'r1'], optional: ['r2'] } as const;
    const responsesSheet = await openSheet(file, 'responses', wanted, given);
    if (responsesSheet && respondents && messages) {
      const known = { respondents, messages: new Map(messages.map(({ id }, place) => [id, place])) };
      const beside = respondents.size * bytesBeside.id;
      checkDatasetSize(builder, memory, beside);
      const responses = await readResponses(responsesSheet, known, errors, {
        onProgress,
        onRows: (rows) => checkDatasetSize(builder, memory, beside + rows * bytesBeside.response),
      });
      kept = await addAnswers(target, messages, responses, mapping, signal);
    } else await responsesSheet?.body.return(undefined);
    if (respondents && findSheet(file, 'concepts')) {
      const columns = { required: ['respondent', 'concept', 'subconcept'], optional: ['tone'] } as const;
      const concepts = await openSheet(file, 'concepts', columns, given);
      if (concepts) await readConcepts(concepts, respondents, target);
    }
    if (respondents?.size === 0) errors.add('noAnswers_sheets', null, {});
    if (messages?.length === 0) errors.add('noMessages', null, {});
    return errors.isEmpty
      ? { dataset: await runCooperatively(builder.buildInSteps(), signal), mapping: kept }
      : { fileErrors: errors.toFileErrors() };
  } finally {
    file.close();
  }
}

async function readRespondents(
  { headings, columns, body }: OpenSheet<'id'>,
  { builder, errors, memory }: Target,
  yieldToEventLoop: YieldToEventLoop,
): Promise<IdMap> {
  const readers = headings.map((heading, column) =>
    column === columns.id
      ? null
      : createAudienceReader(builder, heading, {
          onTooMany: (line, most) => errors.add('tooManyAudiences_sheets', line, { heading, most }),
          onTooLong: (line, cell, most) => {
            errors.add('labelTooLong_sheets', line, { sheet: 'respondents', heading, cell, most });
          },
        }),
  );
  const checkShape = createShapeCheck(headings.length, memory);
  const rows = new IdMap();
  for await (const batch of body) {
    checkShape(batch);
    for (const { line, cells } of batch) {
      if (cells.length > headings.length) checkWidth(cells, headings.length, line, errors);
      const id = readId(cells[columns.id], (known) => rows.has(known), 'respondent', line, errors);
      if (id === null) continue;
      const row = builder.addRespondent();
      rows.add(id, row);
      readers.forEach((read, column) => {
        read?.(cells[column] ?? '', row, line);
      });
      checkDatasetSize(builder, memory, rows.size * bytesBeside.id);
      if (yieldToEventLoop.isDue()) await yieldToEventLoop();
    }
  }
  return rows;
}

interface SheetMessage {
  readonly id: string;
  readonly text: string;
}

async function readMessages(
  { columns, body }: OpenSheet<'id' | 'message'>,
  { errors, memory }: Target,
): Promise<SheetMessage[]> {
  const messages = new Map<string, SheetMessage>();
  const { labelCharacters: most } = importLimits;
  const counted = new DatasetBuilder();
  for await (const batch of body) {
    for (const { line, cells } of batch) {
      const id = readId(cells[columns.id], (known) => messages.has(known), 'message', line, errors);
      const text = (cells[columns.message] ?? '').trim();
      if (text === '') errors.add('messageWithoutText', line, {});
      if (text.length > most) {
        errors.add('labelTooLong_sheets', line, { sheet: 'messages', heading: 'message', cell: text, most });
      }
      if (id === null) continue;
      messages.set(id, { id, text: truncateText(text, most) });
      counted.addMessage(id, '', { r1: null, r2: null, hasR2: false });
      checkMemory(counted.peakBytes(memory.respondents), memory, line);
    }
  }
  return [...messages.values()];
}

function readId(
  cell: string | undefined,
  isTaken: (id: string) => boolean,
  what: 'respondent' | 'message',
  line: number,
  errors: FileErrorList,
): string | null {
  const id = (cell ?? '').trim();
  if (id === '') errors.add(`${what}WithoutId`, line, {});
  else if (id.length > importLimits.idCharacters)
    errors.add('idTooLong', line, { sheet: `${what}s`, id, most: importLimits.idCharacters });
  else if (isTaken(id)) errors.add(what === 'message' ? 'messageTwice' : 'respondentTwice_sheets', line, { id });
  else return copyText(id);
  return null;
}

const answersPerBatch = 32_768;

async function addAnswers(
  { builder, errors, memory }: Target,
  messages: readonly SheetMessage[],
  responses: Responses,
  mapping: ResonanceMapping | null,
  signal?: AbortSignal,
): Promise<ResonanceMapping> {
  const yieldToEventLoop = createYield(signal);
  const bytesOfReading = builder.respondents * bytesBeside.id + responses.rows.length * bytesBeside.response;
  const { recodes: recognised } = await recogniseColumns(responses, yieldToEventLoop);
  const asked = (id: 'r1' | 'r2'): Recode | null =>
    mapping?.recodes.find((recode) => recode.id === id) ?? recognised.find((recode) => recode.id === id) ?? null;
  const recodes = { r1: asked('r1'), r2: responses.r2 && asked('r2') };
  const codes = {
    r1: readCodes(responses.r1, 'r1', recodes.r1, errors),
    r2: responses.r2 && readCodes(responses.r2, 'r2', recodes.r2, errors),
  };
  const kept = { recodes: Object.values(recodes).filter((recode) => recode !== null), columns: [] };
  if (!errors.isEmpty) return kept;
  const hasR2 = new Uint8Array(messages.length);
  responses.r2?.places.forEach((place, i) => {
    if (codes.r2![place] !== answerCodes.missing) hasR2[responses.messages[i]!] = 1;
  });
  const scales = { r1: recodes.r1 && toScale(recodes.r1), r2: recodes.r2 && toScale(recodes.r2) };
  const indexes = messages.map(({ id, text }, place) => {
    checkDatasetSize(builder, memory, bytesOfReading);
    const hasBoth = hasR2[place] === 1;
    return builder.addMessage(id, text, { r1: scales.r1, r2: hasBoth ? scales.r2 : null, hasR2: hasBoth });
  });
  for (const measure of ['r1', 'r2'] as const) {
    const { places = [] } = responses[measure] ?? {};
    for (let i = 0; i < places.length; i++) {
      if (i % answersPerBatch === 0) await yieldToEventLoop();
      const code = codes[measure]![places[i]!]!;
      if (code === answerCodes.missing) continue;
      builder.setAnswer(responses.rows[i]!, indexes[responses.messages[i]!]!, measure, code === answerCodes.positive);
    }
  }
  return kept;
}

function readCodes(
  { different, lines }: Responses['r1'],
  heading: 'r1' | 'r2',
  recode: Recode | null,
  errors: FileErrorList,
): number[] {
  if (!recode) {
    // Nobody answered, all alike, or texts: the points cannot be told.
    const read = createCodeReader(binary);
    return different.map((cell, place) =>
      codeOrError(read(cell), { cell, heading, points: ['0', '1'] }, lines[place]!, errors),
    );
  }
  checkRecode(recode, [heading], errors);
  const points = recode.kind === 'points' ? recode.points.map(({ label }) => label) : [`${recode.min}–${recode.max}`];
  const read = createCodeReader(recode);
  return different.map((cell, place) => codeOrError(read(cell), { cell, heading, points }, lines[place]!, errors));
}

const binary: Recode = {
  ...{ id: 'binary', kind: 'points', confidence: 'certain', reason: 'binary' },
  ...{ noAnswer: [], doubtful: [], confirmed: false },
  points: [
    { label: '0', answers: ['0'], positive: false },
    { label: '1', answers: ['1'], positive: true },
  ],
};

function codeOrError(
  code: number | null,
  { cell, heading, points }: { cell: string; heading: string; points: string[] },
  lines: readonly number[],
  errors: FileErrorList,
): number {
  if (code !== null) return code;
  for (const line of lines) errors.add('answerNotAPoint_sheets', line, { heading, cell: cell.trim(), points });
  return answerCodes.missing;
}
