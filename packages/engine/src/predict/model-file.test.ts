import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Model, readModel, writeModel } from './model-file.ts';

const bytes = readFileSync(new URL('./headlines.model', import.meta.url));

const columns = (values: readonly number[]) => ({ score: Float32Array.from(values), rate: Float32Array.from(values) });
const space = {
  buckets: Uint32Array.of(0, 7, 8, 4095),
  idf: Float32Array.of(1, 2, 3, 11),
  weights: columns([0.5, -1, 0, 1]),
};
const made: Model = {
  header: { ...readModel(bytes).header, features: [] },
  spaces: { words: space, characters: space, tags: space },
  words: { hashes: Uint32Array.of(1, 0xabcdef), shares: Float32Array.of(0.5, 1), weights: columns([-2, 2]) },
};

it('reads what it wrote, to within half a step', () => {
  const back = readModel(writeModel(made));
  expect(back.header).toEqual(made.header);
  expect(back.spaces.tags.buckets).toEqual(space.buckets);
  expect(back.words.hashes).toEqual(made.words.hashes);
  back.spaces.words.weights.score.forEach((value, i) => {
    expect(Math.abs(value - space.weights.score[i]!)).toBeLessThanOrEqual(0.5 / 127 + 1e-6);
  });
  expect(Array.from(back.words.weights.rate, (value) => Math.round(value * 1e4) / 1e4)).toEqual([-2, 2]);
});

it('refuses other files and files that are cut off', () => {
  expect(() => readModel(new Uint8Array(100))).toThrow('no model file');
  expect(() => readModel(bytes.subarray(0, bytes.length - 1))).toThrow('cut off');
});

it('ships at most 1 MB, with the credit of its data', () => {
  expect(bytes.length).toBeLessThanOrEqual(1e6);
  expect(readModel(bytes).header.credit.join(' ')).toMatch(/Upworthy Research Archive.*CC BY 4\.0.*GloVe/);
});
