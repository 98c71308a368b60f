import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeDataset, decodeDatasetInSteps } from '../../../test/at-once.ts';
import { datasetOf, surveys } from '../../../test/survey.ts';
import { finish, type Steps } from '../../steps.ts';
import { DatasetBuilder } from './dataset-builder.ts';
import { crc32, DatasetFileError, encodeDataset, encodeDatasetInSteps } from './dataset-file.ts';
import { DatasetReader } from './dataset-reader.ts';

function smallDataset() {
  const builder = new DatasetBuilder();
  const variable = builder.addVariable('Køn 🙂');
  const points = ['schlecht', 'gut'].map((label) => ({ label, positive: label === 'gut' }));
  const message = builder.addMessage('m', 'Größer', { r1: { kind: 'points', points }, r2: null, hasR2: true });
  const concept = builder.addConcept('Taste');
  for (let row = 0; row < 33; row++) {
    builder.addRespondent();
    builder.setAudience(row, variable, row % 3 ? 'w' : 'm');
    builder.setAnswer(row, message, 'r1', row % 2 === 0);
    builder.setWeight(row, 1 / (row + 1));
  }
  builder.addMention(32, concept, 'sweet', 'blank');
  return builder.build();
}

describe('a dataset file', () => {
  it('gives back the dataset', () => {
    const property = fc.property(fc.boolean().chain(surveys), (survey) => {
      const dataset = datasetOf(survey);
      expect(decodeDataset(encodeDataset(dataset))).toEqual(dataset);
    });
    fc.assert(property, { numRuns: 40 });
    expect(decodeDataset(encodeDataset(smallDataset()))).toEqual(smallDataset());
    const empty = new DatasetBuilder().build();
    expect(decodeDataset(encodeDataset(empty))).toEqual(empty);
  });

  it('gives the points of an old scale their numbers as names', () => {
    const file = encodeDataset(smallDataset());
    const length = new DataView(file.buffer).getUint32(24, true);
    const header = new TextDecoder().decode(file.subarray(32, 32 + length));
    const old = header.replace(/"scales":\[.*?\}\]\}\],/, '').replace('"r1":0', '"r1":{"min":1,"max":3,"topBox":1}');
    expect(old).not.toBe(header);
    file.set(new TextEncoder().encode(old).slice(0, length), 32);
    file.fill(0x20, 32 + new TextEncoder().encode(old).length, 32 + length);
    new DataView(file.buffer).setUint32(12, crc32(file.subarray(16), 0), true);
    expect(decodeDataset(file).messages[0]!.r1.scale).toEqual({
      kind: 'points',
      points: [
        { label: '1', positive: false },
        { label: '2', positive: false },
        { label: '3', positive: true },
      ],
    });
  });

  it('is read in pieces of any length', () => {
    const file = encodeDataset(smallDataset());
    for (const length of [1, 7, 31, 32, 33, 300]) {
      const reader = new DatasetReader();
      for (let at = 0; at < file.length; at += length) finish(reader.read(file.subarray(at, at + length)));
      expect(reader.end()).toEqual(smallDataset());
    }
  });

  it('is read from a Buffer, whose slice is no copy', () => {
    const file = Buffer.concat([Buffer.alloc(3), encodeDataset(smallDataset())]).subarray(3);
    expect(decodeDataset(file)).toEqual(smallDataset());
  });

  it('is read from any place in a larger buffer', () => {
    const file = encodeDataset(smallDataset());
    const pool = new Uint8Array(file.length + 16).fill(0xff);
    for (const offset of [0, 1, 4, 8]) {
      pool.set(file, offset);
      expect(decodeDataset(pool.subarray(offset, offset + file.length))).toEqual(smallDataset());
    }
  });

  it('is refused when cut short, too long or changed in any byte', () => {
    const file = encodeDataset(smallDataset());
    for (let length = 0; length < file.length; length++) {
      expect(() => decodeDataset(file.slice(0, length))).toThrow(DatasetFileError);
    }
    expect(() => decodeDataset(file.slice(0, -1))).toThrow(`has ${file.length - 1} bytes instead of ${file.length}`);
    expect(() => decodeDataset(new Uint8Array([...file, 0]))).toThrow(DatasetFileError);
    for (let position = 0; position < file.length; position++) {
      const damaged = file.slice();
      damaged[position]! ^= 0x10;
      expect(() => decodeDataset(damaged), `byte ${position}`).toThrow(DatasetFileError);
    }
  });

  it('is written and read in steps of a megabyte each', () => {
    const builder = new DatasetBuilder();
    for (let row = 0; row < 400_000; row++) builder.addRespondent();
    for (let m = 0; m < 40; m++) builder.addMessage(`m${m}`, 'Text', { r1: null, r2: null, hasR2: true });
    const dataset = builder.build();
    const countSteps = <T>(steps: Steps<T>): { rests: number; value: T } => {
      let rests = 0;
      let step = steps.next();
      for (; !step.done; step = steps.next()) rests++;
      return { rests, value: step.value };
    };
    const encoded = countSteps(encodeDatasetInSteps(dataset));
    const file = Buffer.concat(encoded.value);
    const megabytes = Math.floor(file.length / 2 ** 20);
    expect(megabytes).toBe(7);
    expect(encoded.rests).toBeGreaterThanOrEqual(megabytes);
    expect(Buffer.compare(file, encodeDataset(dataset))).toBe(0);
    const decoded = countSteps(decodeDatasetInSteps(file));
    expect(decoded.rests).toBeGreaterThanOrEqual(megabytes);
    expect(decoded.value.messages).toHaveLength(40);
  });

  it('says what is wrong', () => {
    const file = encodeDataset(smallDataset());
    expect(() => decodeDataset(new TextEncoder().encode('respondent;age\n1;18-24\n2;25-34\n'))).toThrow(
      'This is not a dataset file.',
    );
    file[8] = 2;
    expect(() => decodeDataset(file)).toThrow('has version 2, not 1');
  });
});

it('computes the check value that all descriptions of CRC-32 give', () => {
  const bytes = new TextEncoder().encode('123456789');
  expect(crc32(bytes)).toBe(0xcbf43926);
  expect(crc32(bytes.subarray(4), crc32(bytes.subarray(0, 4)))).toBe(0xcbf43926);
});
