import { describe, expect, it } from 'vitest';
import { readBoardKey } from './board-keys.ts';
import { moveItem } from './use-drag-order.ts';

const press = (key: string, held: Partial<Record<'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey', boolean>> = {}) =>
  readBoardKey({ key, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...held }, 4);

describe('keys of a board', () => {
  it('step by one with j and k, by a row with arrows, and to the ends', () => {
    expect(press('j')).toEqual({ does: 'step', by: 1, selects: false });
    expect(press('k')).toEqual({ does: 'step', by: -1, selects: false });
    expect(press('ArrowDown')).toEqual({ does: 'step', by: 4, selects: false });
    expect(press('End')).toEqual({ does: 'step', by: Number.POSITIVE_INFINITY, selects: false });
  });

  it('select along the way with shift, where j is a capital', () => {
    expect(press('J', { shiftKey: true })).toEqual({ does: 'step', by: 1, selects: true });
    expect(press('ArrowUp', { shiftKey: true })).toEqual({ does: 'step', by: -4, selects: true });
  });

  it('act on the card', () => {
    expect(['x', 'l', 'e', 'i', 'Backspace'].map((key) => press(key)?.does)).toEqual([
      'select',
      'like',
      'edit',
      'info',
      'remove',
    ]);
  });

  it('order with Alt, and leave the browser its own', () => {
    expect(press('ArrowUp', { altKey: true })).toEqual({ does: 'order', by: -1 });
    expect(press('x', { ctrlKey: true })).toBeNull();
    expect(press('l', { metaKey: true })).toBeNull();
    expect(press('q')).toBeNull();
  });
});

it('moves an item to a place and leaves the others in order', () => {
  expect(moveItem(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moveItem(['a'], 4, 0)).toEqual(['a']);
});
