import type { ColumnMapping } from '@soundings/contract/resonance';
import type { Scale } from '@soundings/engine/crosstab/dataset';
import type { DatasetBuilder } from '@soundings/engine/crosstab/dataset-builder';
import { copyText } from '#/platform/files/cut-text.ts';
import type { FileErrorList } from '#/platform/files/file-error-list.ts';
import type { TableRow } from '#/platform/files/table-row.ts';
import { type CellReader, createAudienceReader } from './create-audience-reader.ts';
import { importLimits } from './import-limits.ts';
import { isMissing } from './is-missing.ts';
import { parseNumber } from './parse-number.ts';
import { type AnswerReader, createAnswerReader } from './read-answer.ts';
import { type AnswerColumn, readAnswers } from './read-answers.ts';
import { splitMentions } from './split-mentions.ts';

interface Target {
  readonly builder: DatasetBuilder;
  readonly errors: FileErrorList;
  readonly headings: readonly string[];
}

/** Where errors say that a cell stands: `column` from 1. */
interface Place {
  readonly column: number;
  readonly heading: string;
}

/** Reads one column of a batch whose first row is the builder's `firstRow`: column by column, the work stays in the cache. */
export type ColumnReader = (batch: readonly TableRow[], firstRow: number) => void;

/**
 * Makes a reader for each column that is not ignored, in the order of the file. Messages get the ids m1, m2, … by the
 * place of their R1 column; audience columns with one label are one variable. The mapping must be checked before.
 */
export function createColumnReaders(mapping: readonly ColumnMapping[], target: Target): ColumnReader[] {
  const ordered = mapping.filter(({ role }) => role !== 'ignore').sort((a, b) => a.column - b.column);
  const messages = addMessages(ordered, target.builder);
  const variables = new Map<string, CellReader>();
  const answerReaders = new Map<string, AnswerReader>();
  const readerOf = (scale: ColumnMapping['scale']): AnswerReader => {
    const key = JSON.stringify(scale);
    const reader = answerReaders.get(key) ?? createAnswerReader(scale);
    answerReaders.set(key, reader);
    return reader;
  };
  const answers: AnswerColumn[] = [];
  const readers = ordered.flatMap((given) => {
    const { column, role } = given;
    const at: Place = { column: column + 1, heading: target.headings[column] ?? '' };
    const label = given.label.trim();
    if (role === 'r1' || role === 'r2') {
      const place = { errors: target.errors, ...at };
      answers.push({ column, message: messages.get(label)!, measure: role, reader: readerOf(given.scale), place });
      return [];
    }
    if (role === 'audience') {
      const read =
        variables.get(label) ??
        createAudienceReader(target.builder, label, {
          onTooMany: (line, most) => target.errors.add('tooManyAudiences_wide', line, { ...at, most }),
          onTooLong: (line, cell, most) => target.errors.add('labelTooLong_wide', line, { ...at, cell, most }),
        });
      variables.set(label, read);
      return ofColumn(column, read);
    }
    if (role === 'concept') return ofColumn(column, readConcept(target, label, at));
    return ofColumn(column, role === 'weight' ? readWeight(target, at) : readRespondent(target, at));
  });
  return answers.length > 0 ? [...readers, readAnswers(target.builder, answers)] : readers;
}

const ofColumn =
  (column: number, read: CellReader): ColumnReader =>
  (batch, firstRow) => {
    for (let i = 0; i < batch.length; i++) {
      const { cells, line } = batch[i]!;
      read(cells[column] ?? '', firstRow + i, line);
    }
  };

/** What stays of a scale once its words are read. */
const pointsOf = (scale: ColumnMapping['scale']): Scale | null =>
  scale && { min: scale.min, max: scale.max, topBox: scale.topBox };

function addMessages(ordered: readonly ColumnMapping[], builder: DatasetBuilder): Map<string, number> {
  const r2 = new Map(ordered.filter(({ role }) => role === 'r2').map(({ label, scale }) => [label.trim(), scale]));
  const messages = new Map<string, number>();
  for (const { role, label, scale } of ordered) {
    const text = label.trim();
    if (role !== 'r1') continue;
    const scales = { r1: pointsOf(scale), r2: pointsOf(r2.get(text) ?? null), hasR2: r2.has(text) };
    messages.set(text, builder.addMessage(`m${messages.size + 1}`, text, scales));
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

function readWeight({ builder, errors }: Target, at: Place): CellReader {
  return (cell, row, line) => {
    const weight = parseNumber(cell);
    if (weight >= 0 && Number.isFinite(weight)) builder.setWeight(row, weight);
    else if (cell.trim() === '') errors.add('weightNotANumber_blank', line, at);
    else errors.add('weightNotANumber', line, { ...at, cell });
  };
}

function readRespondent({ errors }: Target, at: Place): CellReader {
  const lines = new Map<string, number>();
  return (cell, _row, line) => {
    const id = cell.trim();
    if (id === '') return;
    if (id.length > importLimits.idCharacters) {
      errors.add('idTooLong_wide', line, { ...at, id, most: importLimits.idCharacters });
      return;
    }
    const first = lines.get(id);
    if (first === undefined) lines.set(copyText(id), line);
    else errors.add('respondentTwice_wide', line, { ...at, id, first });
  };
}
