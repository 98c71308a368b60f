import type { ColumnMapping, Recode, ResonanceMapping } from '@soundings/contract/resonance/mapping';
import type { Scale } from '@soundings/engine/crosstab/dataset/dataset';
import type { DatasetBuilder } from '@soundings/engine/crosstab/dataset/dataset-builder';
import { copyText } from '#/platform/tables/cell-text.ts';
import type { FileErrorList } from '#/platform/tables/file-errors.ts';
import type { TableRow } from '#/platform/tables/table.ts';
import type { VerbatimCollector } from '../verbatims/verbatim-file.ts';
import { type AnswerColumn, type AnswerReader, createAnswerReader, readAnswers } from './answer-reader.ts';
import { type AudienceErrors, type CellReader, readChoice, readIntoVariable, shownLabels } from './audience-reader.ts';
import { isMissing, parseNumber, visibleText } from './cell-values.ts';
import { IdMap } from './id-map.ts';
import { importLimits } from './import-limits.ts';
import { splitMentions } from './read-concepts.ts';

interface Target {
  readonly builder: DatasetBuilder;
  readonly errors: FileErrorList;
  readonly headings: readonly string[];
  readonly weights: { sum: number; at: Place | null };
  readonly verbatims: VerbatimCollector;
}

/** Where errors say that a cell stands: `column` from 1. */
interface Place {
  readonly column: number;
  readonly heading: string;
}

export type ColumnReader = (batch: readonly TableRow[], firstRow: number) => void;

/**
 * Makes a reader for each column that is not ignored, in the order of the file. Messages get the ids m1, m2, … by the
 * place of their R1 column; audience columns with one label are one variable. The mapping must be checked before.
 */
export function createColumnReaders({ columns, recodes }: ResonanceMapping, target: Target): ColumnReader[] {
  const ordered = columns.filter(({ role }) => role !== 'ignore').sort((a, b) => a.column - b.column);
  const byId = new Map(recodes.map((recode) => [recode.id, recode]));
  const messages = addMessages(ordered, byId, target.builder);
  const toVariable = createVariables(ordered, target.builder);
  const answerReaders = new Map<string, AnswerReader>();
  const getReader = (id: string): AnswerReader => {
    const reader = answerReaders.get(id) ?? createAnswerReader(byId.get(id)!);
    answerReaders.set(id, reader);
    return reader;
  };
  const answers: AnswerColumn[] = [];
  const readers = ordered.flatMap((given) => {
    const { column, role } = given;
    const at: Place = { column: column + 1, heading: target.headings[column] ?? '' };
    const label = given.label.trim();
    if (role === 'r1' || role === 'r2') {
      const place = { errors: target.errors, ...at };
      answers.push({ column, message: messages.get(label)!, measure: role, reader: getReader(given.recode!), place });
      return [];
    }
    if (role === 'audience') return ofColumn(column, readAudience(given, toVariable(label), target, at));
    if (role === 'verbatim') return ofColumn(column, readVerbatim(target, label));
    if (role === 'concept') return ofColumn(column, readConcept(target, label, at));
    return ofColumn(column, role === 'weight' ? readWeight(target, at) : readRespondent(target, at));
  });
  return answers.length > 0 ? [...readers, readAnswers(target.builder, answers)] : readers;
}

function createVariables(ordered: readonly ColumnMapping[], builder: DatasetBuilder): (label: string) => number {
  const orders = new Map<string, string[]>();
  for (const { role, label, audience } of ordered) {
    if (role !== 'audience') continue;
    const own = audience?.choice ? [audience.choice.label] : shownLabels(audience?.values ?? []);
    const order = orders.get(label.trim()) ?? [];
    order.push(...own);
    orders.set(label.trim(), order);
  }
  const variables = new Map<string, number>();
  return (label) => {
    const variable = variables.get(label) ?? builder.addVariable(label, orders.get(label));
    variables.set(label, variable);
    return variable;
  };
}

function readAudience(
  { audience }: ColumnMapping,
  variable: number,
  { builder, errors }: Target,
  at: Place,
): CellReader {
  const told: AudienceErrors = {
    onTooMany: (line, most) => errors.add('tooManyAudiences_wide', line, { ...at, most }),
    onTooLong: (line, cell, most) => errors.add('labelTooLong_wide', line, { ...at, cell, most }),
    onTooManyParts: (line, most) => errors.add('tooManyMentions', line, { ...at, most }),
    onNoRange: (line, cell, ranges) => errors.add('answerInNoRange', line, { ...at, cell, ranges }),
    onNoChoice: (line, cell) => errors.add('answerNotAChoice', line, { ...at, cell }),
  };
  return audience?.choice
    ? readChoice(builder, variable, told, audience.choice, audience.noAnswer)
    : readIntoVariable(builder, variable, told, audience);
}

const ofColumn =
  (column: number, read: CellReader): ColumnReader =>
  (batch, firstRow) => {
    for (let i = 0; i < batch.length; i++) {
      const { cells, line } = batch[i]!;
      read(cells[column] ?? '', firstRow + i, line);
    }
  };

export const toScale = (recode: Recode): Scale =>
  recode.kind === 'points'
    ? { kind: 'points', points: recode.points.map(({ label, positive }) => ({ label, positive })) }
    : {
        kind: 'range',
        ...{ min: recode.min, max: recode.max },
        ...{ positiveFrom: recode.positiveFrom, direction: recode.direction },
      };

function addMessages(
  ordered: readonly ColumnMapping[],
  recodes: ReadonlyMap<string, Recode>,
  builder: DatasetBuilder,
): Map<string, number> {
  const scales = new Map<string, Scale>();
  const scaleBy = (id: string | null | undefined): Scale | null => {
    const recode = id ? recodes.get(id) : undefined;
    if (!recode) return null;
    const scale = scales.get(recode.id) ?? toScale(recode);
    scales.set(recode.id, scale);
    return scale;
  };
  const r2 = new Map(ordered.filter(({ role }) => role === 'r2').map(({ label, recode }) => [label.trim(), recode]));
  const messages = new Map<string, number>();
  for (const { role, label, recode } of ordered) {
    const text = label.trim();
    if (role !== 'r1') continue;
    const asked = { r1: scaleBy(recode), r2: scaleBy(r2.get(text)), hasR2: r2.has(text) };
    messages.set(text, builder.addMessage(`m${messages.size + 1}`, text, asked));
  }
  return messages;
}

function readConcept({ builder, errors }: Target, label: string, at: Place): CellReader {
  const concept = builder.addConcept(label);
  const { mentionsPerCell, labelCharacters } = importLimits;
  return (cell, row, line) => {
    if (isMissing(cell)) return;
    const mentions = splitMentions(cell, mentionsPerCell);
    if (!mentions) {
      errors.add('tooManyMentions', line, { ...at, most: mentionsPerCell });
      return;
    }
    for (const { subconcept, tone } of mentions) {
      if (subconcept.length <= labelCharacters) builder.addMention(row, concept, copyText(subconcept), tone);
      else errors.add('labelTooLong_wide', line, { ...at, cell: subconcept, most: labelCharacters });
    }
  };
}

function readVerbatim({ verbatims }: Target, label: string): CellReader {
  const add = verbatims.add(label);
  return (cell, row) => {
    if (!isMissing(cell)) add(row, copyText(cell.trim()));
  };
}

function readWeight({ builder, errors, weights }: Target, at: Place): CellReader {
  weights.at = at;
  return (cell, row, line) => {
    const weight = parseNumber(cell);
    if (weight >= 0 && Number.isFinite(weight)) {
      builder.setWeight(row, weight);
      weights.sum += weight;
    } else if (cell.trim() === '') errors.add('weightNotANumber_blank', line, at);
    else errors.add('weightNotANumber', line, { ...at, cell });
  };
}

function readRespondent({ errors }: Target, at: Place): CellReader {
  const lines = new IdMap();
  return (cell, _row, line) => {
    const id = visibleText(cell);
    if (id === '') return;
    if (id.length > importLimits.idCharacters) {
      errors.add('idTooLong_wide', line, { ...at, id, most: importLimits.idCharacters });
      return;
    }
    const first = lines.get(id);
    if (first === undefined) lines.add(copyText(id), line);
    else errors.add('respondentTwice_wide', line, { ...at, id, first });
  };
}
