import type { PlaygroundMessage } from '@soundings/contract/playground/chat';
import { expect, it } from 'vitest';
import { isWriting, joinMessages, secondsOf, versionsAround } from './message-state.ts';

const message = (id: string, text = '') => ({ id, message: text }) as PlaygroundMessage;

it('knows the versions around one', () => {
  const versions = ['a', 'b', 'c'];
  expect(versionsAround({ id: 'a', versions })).toEqual({ place: 1, total: 3, before: null, after: 'b' });
  expect(versionsAround({ id: 'b', versions })).toEqual({ place: 2, total: 3, before: 'a', after: 'c' });
  expect(versionsAround({ id: 'c', versions })).toEqual({ place: 3, total: 3, before: 'b', after: null });
});

it('joins what was read earlier with what was read now, which wins', () => {
  const joined = joinMessages([message('1'), message('2', 'old')], [message('2', 'new'), message('3')]);
  expect(joined.map(({ id, message: text }) => id + text)).toEqual(['1', '2new', '3']);
});

it('counts seconds from the question to the last word', () => {
  const queuedOn = '2026-11-23T10:00:00.000Z';
  expect(secondsOf({ queuedOn, endedOn: '2026-11-23T10:00:02.500Z' } as never)).toBe(2.5);
  expect(secondsOf({ queuedOn, endedOn: null } as never)).toBeNull();
});

it.each([
  ['queued', true],
  ['running', true],
  ['done', false],
  ['failed', false],
  ['stopped', false],
] as const)('takes a run that is %s for one that writes: %s', (state, writes) => {
  expect(isWriting({ state })).toBe(writes);
});
