import { DatasetBuilder } from '@soundings/engine/crosstab/dataset/dataset-builder';
import { describe, expect, it } from 'vitest';
import { matchAudiences, matchMessages } from './match-names.ts';

const datasetOf = (messages: readonly string[], variables: Readonly<Record<string, readonly string[]>> = {}) => {
  const builder = new DatasetBuilder();
  for (const [i, text] of messages.entries()) {
    builder.addMessage(`m${i}`, text, { r1: null, r2: null, hasR2: false });
  }
  const row = builder.addRespondent();
  for (const [header, labels] of Object.entries(variables)) {
    const variable = builder.addVariable(header);
    for (const label of labels) builder.setAudience(row, variable, label);
  }
  return builder.build();
};

const message = (own: string, other: string | null) => ({ kind: 'message', own, other }) as const;

describe('matchMessages', () => {
  const last = datasetOf(['Warm all  winter', 'Repaired free', 'New']).messages;
  const before = datasetOf(['REPAIRED FREE', 'Warm all winter', 'Gone']).messages;
  const textsOf = (matches: Parameters<typeof matchMessages>[2] = []) => {
    const { found, unmatched } = matchMessages(last, before, matches);
    return [found.map((one) => one?.text ?? null), unmatched];
  };

  it('takes the same text, however it was typed, and lists what goes with none', () => {
    expect(textsOf()).toEqual([['Warm all winter', 'REPAIRED FREE', null], ['Gone']]);
  });

  it('takes what was matched by hand, or nothing', () => {
    expect(textsOf([message('New', 'Gone')])[0]).toEqual(['Warm all winter', 'REPAIRED FREE', 'Gone']);
    expect(textsOf([message('Repaired free', null)])).toEqual([
      ['Warm all winter', null, null],
      ['REPAIRED FREE', 'Gone'],
    ]);
  });

  it('gives a text that was matched with another one to that one alone', () => {
    expect(textsOf([message('New', 'Repaired free')])[0]).toEqual(['Warm all winter', null, 'REPAIRED FREE']);
  });
});

describe('matchAudiences', () => {
  const last = datasetOf([], { Gender: ['female', 'male'], Age: ['young', 'old'] });
  const idsOf = (dataset: typeof last, ...labels: string[]) =>
    dataset.variables
      .flatMap(({ audiences }) => audiences)
      .flatMap(({ id, label }) => (labels.includes(label) ? [id] : []));

  it('finds the same audiences in whatever order they stand', () => {
    const before = datasetOf([], { Age: ['old', 'young'], gender: ['Male', 'Female', 'other'] });
    expect(matchAudiences(last, idsOf(last, 'female', 'old'), before, [])).toEqual({
      audienceIds: idsOf(before, 'Female', 'old').toReversed(),
      missing: [],
    });
  });

  it('tells what is missing, and takes names matched by hand', () => {
    const before = datasetOf([], { Sex: ['women', 'men'] });
    expect(matchAudiences(last, idsOf(last, 'female'), before, [])).toEqual({
      audienceIds: [],
      missing: ['Gender: female'],
    });
    const matches = [
      { kind: 'variable', own: 'Gender', other: 'Sex' },
      { kind: 'audience', own: 'Gender: female', other: 'Gender: women' },
    ] as const;
    expect(matchAudiences(last, idsOf(last, 'female'), before, matches)).toEqual({
      audienceIds: idsOf(before, 'women'),
      missing: [],
    });
  });
});
