import { expect, it } from 'vitest';
import { decodeEntities } from './decode-entities.ts';
import { createBlockReader } from './read-blocks.ts';

const text = [
  '# Title',
  'A paragraph with **strong** words\nand a second line.',
  '- one\n- two\n  - below two\n\n- three, after a gap',
  '1. first\n2. second',
  '| a | b |\n| - | -: |\n| x | 1 |\n| y | 2 |',
  '```ts\nconst a = 1;\n\nconst b = `# no heading`;\n```',
  '> quoted\n> more',
  'Underlined\n===',
  '<script>alert(1)</script>',
  '    indented code',
  '***',
  'The end [2.14], with a [link](https://soundings.example).',
].join('\n\n');

const shape = (blocks: ReturnType<ReturnType<typeof createBlockReader>>) =>
  blocks.map(({ at, raw, token }) => ({ at, raw, token }));

it.each([1, 2, 3, 7, 40])('reads a text that comes %i characters at a time as it reads the whole', (step) => {
  const read = createBlockReader();
  for (let end = step; end < text.length; end += step) read(text.slice(0, end));
  expect(shape(read(text))).toEqual(shape(createBlockReader()(text)));
});

it('keeps what has not changed', () => {
  const read = createBlockReader();
  const before = read(text.slice(0, 200));
  const after = read(text);
  expect(after.slice(0, before.length - 2)).toEqual(before.slice(0, -2));
  for (const [index, block] of before.slice(0, -2).entries()) expect(after[index]).toBe(block);
});

it('starts again where another text follows', () => {
  const read = createBlockReader();
  read('one\n\ntwo\n\nthree');
  expect(read('four').map(({ raw }) => raw)).toEqual(['four']);
});

it('takes HTML for text', () => {
  const [block] = createBlockReader()('<img src=x onerror="alert(1)"> and <b>bold</b>');
  expect(block?.token.type).toBe('paragraph');
  expect(JSON.stringify(block)).not.toContain('"type":"html"');
});

it('reads line ends of all systems', () => {
  expect(createBlockReader()('one\r\n\r\ntwo').map(({ token }) => token.raw)).toEqual(['one', 'two']);
});

it('decodes character references once, and leaves unknown ones', () => {
  expect(decodeEntities('a &amp;lt; b &#60; &#x3c; &nope; &')).toBe('a &lt; b < < &nope; &');
});
