import { type DuckDBConnection, DuckDBDataChunk, UINTEGER, USMALLINT, UTINYINT } from '@duckdb/node-api';
import bindings from '@duckdb/node-bindings';
import type { Bits, Dataset, Measure } from '@soundings/engine/crosstab/dataset/dataset';

/** Rows of one of DuckDB's vectors. */
const rowsAChunk = 2048;
const wordsAChunk = rowsAChunk / 32;
/** What is written at once: until then it lies in memory as it is. */
const chunksAtOnce = 300;

/** Four bits as the lowest bits of four bytes. */
const spread = Uint32Array.from(
  { length: 16 },
  (_, nibble) => (nibble & 1) | ((nibble & 2) << 7) | ((nibble & 4) << 14) | ((nibble & 8) << 21),
);

/**
 * Fills the wide table of `loadSurvey` with a dataset that is far too large for a csv: masks become bytes and validity
 * of DuckDB's own vectors, 2,048 respondents at a time.
 */
export async function fillSurvey(connection: DuckDBConnection, dataset: Dataset): Promise<void> {
  const { respondents, variables, messages } = dataset;
  const answers = messages.flatMap(({ r1, r2 }, m) => [
    { name: `a${m}`, measure: r1, side: 0 },
    { name: `b${m}`, measure: r2!, side: 2 },
  ]);
  const sums = ['a_n', 'a_y', 'b_n', 'b_y'];
  const names = [...variables.map((_, v) => `v${v}`), ...answers.map(({ name }) => name)];
  const columns = [...names.map((name) => `${name} UTINYINT`), ...sums.map((name) => `${name} USMALLINT`)];
  await connection.run(`CREATE TABLE survey (row UINTEGER, ${columns})`);
  const appender = await connection.createAppender('survey');
  const types = [UINTEGER, ...names.map(() => UTINYINT), ...sums.map(() => USMALLINT)];

  const bytes = new Uint32Array(rowsAChunk / 4);
  const counts = sums.map(() => new Uint32Array(rowsAChunk / 4));
  const numbers = new Uint32Array(rowsAChunk);
  for (let from = 0; from < respondents; from += rowsAChunk) {
    const rows = Math.min(rowsAChunk, respondents - from);
    const chunk = DuckDBDataChunk.create(types, rows);
    let column = 0;
    /** @param valid the words of the chunk; all rows are valid without */
    const put = (data: Uint8Array | Uint16Array | Uint32Array, valid: Bits | null = null): void => {
      const vector = bindings.data_chunk_get_vector(chunk.chunk, column++);
      const length = rows * (data === bytes ? 1 : data.BYTES_PER_ELEMENT);
      bindings.copy_data_to_vector(vector, 0, data.buffer as ArrayBuffer, 0, length);
      if (!valid) return;
      bindings.vector_ensure_validity_writable(vector);
      bindings.copy_data_to_vector_validity(vector, 0, valid.buffer as ArrayBuffer, 0, valid.byteLength);
    };
    put(numbers.map((_, i) => from + i));
    for (const { audiences } of variables) {
      bytes.fill(0);
      for (const [label, { members }] of audiences.entries()) addBits(bytes, members, from, label);
      put(bytes, unite(audiences, from));
    }
    for (const each of counts) each.fill(0);
    for (const { measure, side } of answers) {
      bytes.fill(0);
      addBits(bytes, measure.positive, from, 1);
      put(bytes, unite([{ members: measure.answered }], from));
      countMeasure(counts, side, measure, from);
    }
    for (const each of counts) put(Uint16Array.from(new Uint8Array(each.buffer)));
    appender.appendDataChunk(chunk);
    if ((from / rowsAChunk) % chunksAtOnce !== chunksAtOnce - 1) continue;
    appender.flushSync();
    await connection.run('CHECKPOINT');
  }
  appender.flushSync();
  appender.closeSync();
}

function unite(all: readonly { readonly members: Bits }[], from: number): Bits {
  const words = new Uint32Array(wordsAChunk);
  for (const { members } of all) {
    for (let word = 0; word < wordsAChunk; word++) words[word]! |= members[from / 32 + word] ?? 0;
  }
  return words;
}

function addBits(bytes: Uint32Array, members: Bits, from: number, number: number): void {
  for (let word = 0; word < wordsAChunk; word++) {
    let bits = members[from / 32 + word] ?? 0;
    for (let at = word * 8; bits !== 0; at++, bits >>>= 4) bytes[at]! += spread[bits & 15]! * number;
  }
}

/** How many questions each has answered, and positively: up to 255, a byte each. */
function countMeasure(counts: readonly Uint32Array[], side: number, measure: Measure, from: number): void {
  addBits(counts[side]!, measure.answered, from, 1);
  addBits(counts[side + 1]!, measure.positive, from, 1);
}
