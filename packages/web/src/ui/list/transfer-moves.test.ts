import { describe, expect, it } from 'vitest';
import { isFound } from './paged-source.ts';
import { moveIn, moveOut, rowsAfterMoves } from './transfer-moves.ts';

const keyOf = (name: string) => name;
const none = { added: [], removed: [] };

describe('moves', () => {
  it('remembers what was moved, the latest first, each once', () => {
    const once = moveIn(none, ['Otter'], keyOf);
    expect(moveIn(once, ['Heron', 'Otter'], keyOf)).toEqual({ added: ['Heron', 'Otter'], removed: [] });
    expect(moveOut(none, ['Otter'], keyOf)).toEqual({ added: [], removed: ['Otter'] });
  });
  it('forgets what was moved there and back', () => {
    expect(moveOut(moveIn(none, ['Otter', 'Heron'], keyOf), ['Otter'], keyOf)).toEqual({
      added: ['Heron'],
      removed: [],
    });
    expect(moveIn(moveOut(none, ['Otter'], keyOf), ['Otter'], keyOf)).toEqual(none);
  });
});

describe('what a list shows after moves', () => {
  const source = { items: ['Auk', 'Crane', 'Dunlin'], total: 34, keyOf };
  const found = (search: string) => (name: string) => isFound(name, search);

  it('puts what came on top, leaves out what went, and counts both', () => {
    expect(rowsAfterMoves(source, ['Otter'], ['Crane'], found(''))).toEqual({
      rows: ['Otter', 'Auk', 'Dunlin'],
      total: 34,
    });
  });
  it('counts what went though its page is not loaded', () => {
    expect(rowsAfterMoves(source, [], ['Zander'], found('')).total).toBe(33);
  });
  it('searches moved items too: those that the search does not find neither show nor count', () => {
    const searched = { items: ['Crane'], total: 1, keyOf };
    expect(rowsAfterMoves(searched, ['Otter', 'Whooping CRANE'], ['Auk'], found(' crane '))).toEqual({
      rows: ['Whooping CRANE', 'Crane'],
      total: 2,
    });
    expect(rowsAfterMoves(searched, [], ['Crane'], found('crane'))).toEqual({ rows: [], total: 0 });
  });
  it('shows an item once where a fresh answer holds what was moved here', () => {
    expect(rowsAfterMoves(source, ['Auk'], [], found('')).rows).toEqual(['Auk', 'Crane', 'Dunlin']);
  });
  it('knows no number before the first answer', () => {
    expect(rowsAfterMoves({ items: [], total: undefined, keyOf }, [], [], found('')).total).toBeUndefined();
  });
});
