import type { PlaygroundOptions } from '@soundings/contract/playground/chat';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { choiceKey, choiceOf, firstChoice, isAvailable, readsFiles, rememberChoice } from './choices.ts';

const reader = '0199aaaa-0000-7000-8000-000000000001';
const writer = '0199aaaa-0000-7000-8000-000000000002';
const options: PlaygroundOptions = {
  aiChats: [
    { type: 'OPEN_AI', model: 'model-large', isReady: false, hasBuiltInFallback: false },
    { type: 'ANTHROPIC', model: 'model-small', isReady: true, hasBuiltInFallback: false },
    { type: 'BUILT_IN', model: '', isReady: true, hasBuiltInFallback: true },
  ],
  assistants: [
    { id: reader, name: 'Reader', type: 'FILE' },
    { id: writer, name: 'Writer', type: 'CHAT' },
  ],
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('names a choice and reads it again', () => {
  for (const choice of [
    { aiChatType: 'BUILT_IN', assistantId: null },
    { aiChatType: 'ANTHROPIC', assistantId: reader },
  ] as const) {
    expect(choiceOf(choiceKey(choice))).toEqual(choice);
  }
});

it('begins with a model that has a key, else with the built-in engine', () => {
  expect(firstChoice(options)).toEqual({ aiChatType: 'ANTHROPIC', assistantId: null });
  const keyless = { ...options, aiChats: options.aiChats.filter(({ type }) => type !== 'ANTHROPIC') };
  expect(firstChoice(keyless)).toEqual({ aiChatType: 'BUILT_IN', assistantId: null });
  const waiting = { ...options, aiChats: options.aiChats.filter(({ isReady }) => !isReady) };
  expect(firstChoice(waiting)).toEqual({ aiChatType: 'OPEN_AI', assistantId: null });
  expect(firstChoice({ ...options, aiChats: [] })).toBeNull();
});

it('begins with the last one chosen, unless it was taken away', () => {
  rememberChoice({ aiChatType: 'BUILT_IN', assistantId: writer });
  expect(firstChoice(options)).toEqual({ aiChatType: 'BUILT_IN', assistantId: writer });
  expect(firstChoice({ ...options, assistants: [] })).toEqual({ aiChatType: 'ANTHROPIC', assistantId: null });
});

it('lets files go to assistants that read them only', () => {
  expect(readsFiles(options, { aiChatType: 'BUILT_IN', assistantId: reader })).toBe(true);
  expect(readsFiles(options, { aiChatType: 'BUILT_IN', assistantId: writer })).toBe(false);
  expect(readsFiles(options, { aiChatType: 'BUILT_IN', assistantId: null })).toBe(false);
});

it('knows what can be asked now', () => {
  expect(isAvailable(options, { aiChatType: 'OPEN_AI', assistantId: null })).toBe(false);
  expect(isAvailable(options, { aiChatType: 'ANTHROPIC', assistantId: writer })).toBe(true);
  expect(isAvailable(options, { aiChatType: 'ANTHROPIC', assistantId: '0199aaaa-0000-7000-8000-000000000009' })).toBe(
    false,
  );
});
