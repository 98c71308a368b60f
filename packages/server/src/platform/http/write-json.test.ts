import { expect, it } from 'vitest';
import { writeJson } from './write-json.ts';

const partsOf = async (value: unknown): Promise<string[]> => {
  const parts: string[] = [];
  for await (const part of writeJson(value)) parts.push(part);
  return parts;
};
const written = async (value: unknown): Promise<string> => (await partsOf(value)).join('');

it('writes what JSON.stringify writes, whatever it is given', async () => {
  const long = Array.from({ length: 5001 }, (_, i) => (i % 3 === 0 ? null : i / 7));
  const values = [
    {},
    [],
    null,
    'a "quoted" ü \u2028',
    { a: undefined, b: [undefined, 1], c: { d: [], e: {} } },
    { links: { r1: long, verdicts: 'abs' }, messages: long.map((r1) => ({ r1, text: '\n' })), empty: [] },
    long.slice(0, 2000),
  ];
  for (const value of values) expect(await written(value)).toBe(JSON.stringify(value));
});

it('hands over long texts in parts', async () => {
  const parts = await partsOf({ numbers: Array.from({ length: 100_000 }, (_, i) => i) });
  expect(parts.length).toBeGreaterThan(4);
});
