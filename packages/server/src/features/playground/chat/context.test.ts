import { expect, it } from 'vitest';
import { buildContext, type Turn } from './context.ts';

const turns: readonly Turn[] = Array.from({ length: 10 }, (_, index) => ({
  id: `m${index}`,
  role: index % 2 === 0 ? 'user' : 'assistant',
  text: `Turn ${index} begins. ${'And so it goes on. '.repeat(20)}`,
}));
const around = { limit: 400 };

it('keeps all turns while they fit', () => {
  expect(buildContext(turns).summary).toBeNull();
  expect(buildContext(turns).turns).toEqual(turns);
});

it('tells how older turns begin where no model has summarised them', () => {
  const { summary, turns: kept } = buildContext(turns, around);
  expect(kept[0]).toMatchObject({ role: 'user' });
  expect(summary).toMatchObject({ runId: null, ids: turns.slice(0, -kept.length).map(({ id }) => id) });
  expect(summary!.text).toMatch(/^Question: Turn 0 begins\.\nAnswer: Turn 1 begins\./);
  expect(summary!.rest).toHaveLength(summary!.ids.length);
});

it('goes on from a model’s summary with how each turn since begins', () => {
  const kept = { upTo: 'm3', text: 'Four turns about weather.', runId: 'r' };
  const { summary } = buildContext(turns, { ...around, kept });
  expect(summary).toMatchObject({
    runId: 'r',
    text: expect.stringMatching(/^Four turns about weather\.\nQuestion: Turn 4/),
  });
  expect(summary!.rest[0]).toMatchObject({ id: 'm4' });
});

it('does not take the summary of another version of the conversation', () => {
  const kept = { upTo: 'other', text: 'Something else.', runId: 'r' };
  expect(buildContext(turns, { ...around, kept }).summary).toMatchObject({
    runId: null,
    text: expect.not.stringContaining('Something else.'),
  });
});
