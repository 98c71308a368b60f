import { Marked, type MarkedToken, type Token } from 'marked';

/** One block of a text: a paragraph, a list, a table. It stays the same object while the text grows behind it. */
export interface Block {
  /** Where it begins, in UTF-16 units. */
  readonly at: number;
  readonly raw: string;
  readonly token: MarkedToken;
}

/** HTML is text like any other: whatever a model or a page writes, it makes no element. */
const marked = new Marked({ gfm: true, tokenizer: { html: () => undefined, tag: () => undefined } });

/** How many of the last blocks may still change when more text comes: a paragraph becomes a heading, a list goes on. */
const unsettled = 2;

const lex = (text: string, from: number): Block[] | null => {
  let at = from;
  const blocks: Block[] = [];
  for (const token of marked.lexer(text.slice(from)) as Token[] as MarkedToken[]) {
    if (token.type !== 'space' && token.type !== 'def') blocks.push({ at, raw: token.raw, token });
    at += token.raw.length;
  }
  // Where the lexer has left something out, places can't be told.
  return at === text.length ? blocks : null;
};

export const createBlockReader = () => {
  let before = '';
  let blocks: readonly Block[] = [];
  return (given: string): readonly Block[] => {
    const text = given.includes('\r') ? given.replace(/\r\n?/g, '\n') : given;
    if (text === before) return blocks;
    const kept = text.startsWith(before) ? blocks.slice(0, -unsettled) : [];
    const last = kept.at(-1);
    const read = last ? lex(text, last.at + last.raw.length) : null;
    blocks = read
      ? [...kept, ...reuse(blocks.slice(-unsettled), read)]
      : reuse(blocks, lex(text, 0) ?? readWhole(text));
    before = text;
    return blocks;
  };
};

const readWhole = (text: string): Block[] =>
  (marked.lexer(text) as Token[] as MarkedToken[])
    .filter(({ type }) => type !== 'space' && type !== 'def')
    .map((token, at) => ({ at, raw: token.raw, token }));

const reuse = (former: readonly Block[], read: readonly Block[]): Block[] => {
  const known = new Map(former.map((block) => [block.at, block]));
  return read.map((block) => {
    const same = known.get(block.at);
    return same?.raw === block.raw && same.token.type === block.token.type ? same : block;
  });
};
