import type { ListedConversation } from '@soundings/contract/playground/conversations';
import { expect, it } from 'vitest';
import { groupByAge, splitMatch } from './groups.ts';

const now = new Date('2026-11-23T09:00:00');
const row = (updatedOn: string, isPinned = false) => ({ updatedOn, isPinned }) as ListedConversation;

it('groups conversations by age in their order, pinned ones first', () => {
  const rows = [
    row('2025-01-01T10:00:00', true),
    row('2026-11-23T00:10:00'),
    row('2026-11-22T23:50:00'),
    row('2026-11-22T00:10:00'),
    row('2026-11-18T09:00:00'),
    row('2026-11-01T09:00:00'),
    row('2026-10-01T09:00:00'),
    row('2024-10-01T09:00:00'),
  ];
  expect(groupByAge(rows, now).map(({ age, rows }) => [age, rows.length])).toEqual([
    ['pinned', 1],
    ['today', 1],
    ['yesterday', 2],
    ['week', 1],
    ['month', 1],
    ['older', 2],
  ]);
});

it('tells what a search has found from what is around it', () => {
  expect(splitMatch('a «red» and «blue» b')).toEqual([
    { text: 'a ', isFound: false },
    { text: 'red', isFound: true },
    { text: ' and ', isFound: false },
    { text: 'blue', isFound: true },
    { text: ' b', isFound: false },
  ]);
  expect(splitMatch('only « one')).toEqual([{ text: 'only « one', isFound: false }]);
});
