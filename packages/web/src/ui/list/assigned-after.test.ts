import { expect, it } from 'vitest';
import { assignedAfter } from './transfer-moves.ts';

it('keeps what nobody moved, drops what was taken away, and adds the new once', () => {
  expect(assignedAfter(['a', 'b', 'c'], { added: ['d', 'a'], removed: ['b'] })).toEqual(['a', 'c', 'd']);
  expect(assignedAfter([], { added: [], removed: ['x'] })).toEqual([]);
});
