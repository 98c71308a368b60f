import { open } from 'node:fs/promises';
import { createYield } from '#/platform/event-loop.ts';
import { cleanCell } from '#/platform/tables/cell-text.ts';
import { UnreadableFileError } from '#/platform/tables/file-errors.ts';
import { type Table, type TableRow, tableLimits } from '#/platform/tables/table.ts';
import { ByteReader, EndOfFileError } from './byte-reader.ts';
import { readSavCases } from './sav-cases.ts';
import { readSavDictionary, type SavDictionary, type SavVariable } from './sav-dictionary.ts';
import { damaged } from './sav-extensions.ts';
import { type FormatNumber, formatNumbers } from './sav-values.ts';

/**
 * A .sav or .zsav file of SPSS as a table: headings are the labels of variables, cells those of values. What the file
 * declares missing is an empty cell. Throws UnreadableFileError where it is damaged or its encoding is unknown.
 */
export const openSav = async (path: string, signal?: AbortSignal): Promise<Table> => {
  const dictionary = await readDictionary(path, signal);
  const places = placesOf(dictionary.variables);
  if (places.caseBytes === 0) throw new UnreadableFileError('fileEmpty_rows', {});
  if (places.caseBytes > tableLimits.rowCharacters)
    throw new UnreadableFileError('rowTooLong', { most: tableLimits.rowCharacters });
  const readCases = (given?: AbortSignal) => readSavCases(path, dictionary, places.caseBytes, given);
  const coded = await findCoded(() => readCases(signal), dictionary, places);
  const readers = dictionary.variables.map((variable, i) =>
    makeReader(variable, places.at[i]!, dictionary, coded.has(i)),
  );
  const { weight } = dictionary;
  return {
    ...{ name: '', hidden: false },
    columns: { weight, labels: dictionary.variables.map((variable, i) => labelsByCode(variable, coded.has(i))) },
    rows: (given) => readRows(headingsOf(dictionary.variables), readers, readCases(given), given),
  };
};

const readDictionary = async (path: string, signal?: AbortSignal): Promise<SavDictionary> => {
  const file = await open(path);
  try {
    return await readSavDictionary(new ByteReader(file, signal));
  } catch (error) {
    if (error instanceof EndOfFileError || error instanceof RangeError) throw damaged(error);
    throw error;
  } finally {
    await file.close();
  }
};

async function* readRows(
  headings: readonly string[],
  readers: readonly ReadCell[],
  batches: AsyncGenerator<readonly Buffer[]>,
  signal?: AbortSignal,
): AsyncGenerator<TableRow[]> {
  const yieldToEventLoop = createYield(signal);
  let line = 1;
  yield [{ line, cells: [...headings] }];
  for await (const batch of batches) {
    const rows: TableRow[] = [];
    for (const one of batch) {
      line++;
      const cells = readers.map((read) => read(one));
      if (cells.some((cell) => cell !== '')) rows.push({ line, cells });
      if (yieldToEventLoop.isDue()) await yieldToEventLoop();
    }
    if (rows.length > 0) yield rows;
  }
}

/** Labels, each with the variable's name where two share one; names where there is none. */
const headingsOf = (variables: readonly SavVariable[]): string[] => {
  const shown = variables.map(({ name, label }) => cleanCell(label || name));
  const counts = Map.groupBy(shown, (heading) => heading);
  return variables.map(({ name }, i) => (counts.get(shown[i]!)!.length > 1 ? `${shown[i]} (${name})` : shown[i]!));
};

const slotsOf = (width: number): number => Math.ceil(width / 8) * 8;

interface Places {
  /** Where each variable begins in a case, in bytes. */
  readonly at: readonly number[];
  readonly caseBytes: number;
}

const placesOf = (variables: readonly SavVariable[]): Places => {
  let caseBytes = 0;
  const at = variables.map(({ pieces }) => {
    const from = caseBytes;
    for (const width of pieces) caseBytes += slotsOf(width);
    return from;
  });
  return { at, caseBytes };
};

const doubleIn = ({ isLittleEndian }: SavDictionary) =>
  isLittleEndian
    ? (bytes: Buffer, at: number) => bytes.readDoubleLE(at)
    : (bytes: Buffer, at: number) => bytes.readDoubleBE(at);

/**
 * The variables whose cells need their codes: not all answers have a label, as of a scale with named ends, or two codes
 * share one. "1 – Not at all" says what a bare label beside bare numbers does not.
 */
const findCoded = async (
  readCases: () => AsyncGenerator<readonly Buffer[]>,
  dictionary: SavDictionary,
  { at }: Places,
): Promise<ReadonlySet<number>> => {
  const { variables, systemMissing } = dictionary;
  const coded = new Set<number>();
  const undecided = new Set<number>();
  variables.forEach(({ width, labels }, i) => {
    if (labels.size === 0) return;
    if (new Set(labels.values()).size < labels.size) coded.add(i);
    else if (width === 0) undecided.add(i);
  });
  if (undecided.size === 0) return coded;
  const read = doubleIn(dictionary);
  for await (const batch of readCases()) {
    for (const i of undecided) {
      const { labels, missing } = variables[i]!;
      const isBare = batch.some((one) => {
        const value = read(one, at[i]!);
        return value !== systemMissing && !labels.has(value) && !isMissing(missing, value);
      });
      if (!isBare) continue;
      coded.add(i);
      undecided.delete(i);
    }
    if (undecided.size === 0) break;
  }
  return coded;
};

type ReadCell = (one: Buffer) => string;

const isMissing = ({ values, range }: SavVariable['missing'], value: number | string): boolean =>
  values.includes(value) || (typeof value === 'number' && range !== null && value >= range[0] && value <= range[1]);

const nameAnswer = (label: string, code: string, isCoded: boolean): string =>
  cleanCell(isCoded && label !== code ? `${code} – ${label}` : label);

const compareCodes = (a: number | string, b: number | string): number => (a < b ? -1 : a > b ? 1 : 0);

const labelsByCode = ({ labels, missing, format }: SavVariable, isCoded: boolean): string[] => {
  const toText = formatNumbers(format);
  return [...labels]
    .filter(([code]) => !isMissing(missing, code))
    .sort(([a], [b]) => compareCodes(a, b))
    .map(([code, label]) => nameAnswer(label, typeof code === 'number' ? toText(code) : code, isCoded));
};

const mostKept = 10_000;

const makeReader = (variable: SavVariable, at: number, dictionary: SavDictionary, isCoded: boolean): ReadCell => {
  const { width, labels, missing, pieces, format } = variable;
  if (width > 0) {
    const read = readText(pieces, width, at);
    return (one) => {
      const text = dictionary.decode(read(one));
      if (text === '' || isMissing(missing, text)) return '';
      const label = labels.get(text);
      return label === undefined ? cleanCell(text) : nameAnswer(label, text, isCoded);
    };
  }
  const toText: FormatNumber = formatNumbers(format);
  const readNumber = doubleIn(dictionary);
  const known = new Map<number, string>();
  return (one) => {
    const value = readNumber(one, at);
    const kept = known.get(value);
    if (kept !== undefined) return kept;
    const isNone = value === dictionary.systemMissing || Number.isNaN(value) || isMissing(missing, value);
    const label = labels.get(value);
    const cell = isNone ? '' : label === undefined ? toText(value) : nameAnswer(label, toText(value), isCoded);
    if (known.size < mostKept) known.set(value, cell);
    return cell;
  };
};

/** Of each piece but the last 255 bytes count, and one is filled up. */
const readText = (pieces: readonly number[], width: number, at: number): ((one: Buffer) => Buffer) => {
  if (pieces.length === 1) return (one) => one.subarray(at, at + width);
  return (one) => {
    const parts: Buffer[] = [];
    let from = at;
    let left = width;
    for (const piece of pieces) {
      const used = Math.min(255, left);
      parts.push(one.subarray(from, from + Math.min(used, slotsOf(piece))));
      from += slotsOf(piece);
      left -= used;
    }
    return Buffer.concat(parts);
  };
};
