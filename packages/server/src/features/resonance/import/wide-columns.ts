import type { ColumnMapping } from '@soundings/contract/resonance';
import type { DatasetBuilder } from '@soundings/engine/crosstab/dataset-builder';
import { columnName } from './check-mapping.ts';
import { copyText } from './column-stats.ts';
import { type CellReader, createAudienceReader } from './create-audience-reader.ts';
import type { FileErrorList } from './file-error-list.ts';
import { isMissing } from './is-missing.ts';
import { parseNumber } from './parse-number.ts';
import { quote } from './quote.ts';
import { type AnswerReader, createAnswerReader, type ReportAnswer } from './read-answer.ts';
import { splitMentions } from './split-mentions.ts';
import type { TableRow } from './table-row.ts';

interface Target {
  readonly builder: DatasetBuilder;
  readonly errors: FileErrorList;
  readonly headings: readonly string[];
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
    const key = scale ? `${scale.min} ${scale.max} ${scale.topBox}` : '';
    const reader = answerReaders.get(key) ?? createAnswerReader(scale);
    answerReaders.set(key, reader);
    return reader;
  };
  return ordered.map((given) => {
    const { column, role } = given;
    const name = columnName(target.headings, column);
    const label = given.label.trim();
    if (role === 'r1' || role === 'r2') {
      return ofColumn(column, readAnswers(target, messages.get(label)!, role, readerOf(given.scale), name));
    }
    if (role === 'audience') {
      const read = variables.get(label) ?? createAudienceReader(target, label, name);
      variables.set(label, read);
      return ofColumn(column, read);
    }
    if (role === 'concept') return ofColumn(column, readConcept(target, label));
    return ofColumn(column, role === 'weight' ? readWeight(target, name) : readRespondent(target, name));
  });
}

const ofColumn =
  (column: number, read: CellReader): ColumnReader =>
  (batch, firstRow) => {
    for (let i = 0; i < batch.length; i++) {
      const { cells, line } = batch[i]!;
      read(cells[column] ?? '', firstRow + i, line);
    }
  };

function addMessages(ordered: readonly ColumnMapping[], builder: DatasetBuilder): Map<string, number> {
  const r2 = new Map(ordered.filter(({ role }) => role === 'r2').map(({ label, scale }) => [label.trim(), scale]));
  const messages = new Map<string, number>();
  for (const { role, label, scale } of ordered) {
    const text = label.trim();
    if (role !== 'r1') continue;
    const scales = { r1: scale, r2: r2.get(text) ?? null, hasR2: r2.has(text) };
    messages.set(text, builder.addMessage(`m${messages.size + 1}`, text, scales));
  }
  return messages;
}

function readAnswers(
  { builder, errors }: Target,
  message: number,
  measure: 'r1' | 'r2',
  readAnswer: AnswerReader,
  name: string,
): CellReader {
  const report: ReportAnswer = (title, line, text) => errors.add(title, line, `${name}: ${text}`);
  return (cell, row, line) => {
    const positive = readAnswer(cell, line, report);
    if (positive !== null) builder.setAnswer(row, message, measure, positive);
  };
}

function readConcept({ builder }: Target, label: string): CellReader {
  const concept = builder.addConcept(label);
  return (cell, row) => {
    if (isMissing(cell)) return;
    for (const { subconcept, tone } of splitMentions(cell)) {
      builder.addMention(row, concept, copyText(subconcept), tone);
    }
  };
}

function readWeight({ builder, errors }: Target, name: string): CellReader {
  const title = 'A weight is no positive number';
  const advice = 'Write a number from 0, with 1 for a respondent who counts once, or ignore the column.';
  return (cell, row, line) => {
    const weight = parseNumber(cell);
    if (weight >= 0 && Number.isFinite(weight)) builder.setWeight(row, weight);
    else errors.add(title, line, `${name}: ${cell.trim() === '' ? 'the cell is empty' : quote(cell)}. ${advice}`);
  };
}

function readRespondent({ errors }: Target, name: string): CellReader {
  const lines = new Map<string, number>();
  return (cell, _row, line) => {
    const id = cell.trim();
    if (id === '') return;
    const first = lines.get(id);
    if (first === undefined) lines.set(copyText(id), line);
    else {
      const text = `${name}: ${quote(id)} is in line ${first} already. Delete one of the rows, or correct the id.`;
      errors.add('A respondent is there twice', line, text);
    }
  };
}
