import { expect, it } from 'vitest';
import { areSame, findMistakes, type PurposeModels, tidy } from './purpose-models.ts';

const openAi = (model: string) => ({ kind: 'OPEN_AI', model }) as const;
const builtIn = { kind: 'BUILT_IN', model: '' } as const;
const of = (use: PurposeModels['use'], otherwise: PurposeModels['otherwise'] = null): PurposeModels => ({
  use,
  otherwise,
});

it('needs the name of every model but the built-in one', () => {
  expect(findMistakes(of(openAi(' '), openAi('')))).toEqual({ use: 'enterModel', otherwise: 'enterModel' });
  expect(findMistakes(of(openAi(''), builtIn))).toEqual({ use: 'enterModel', otherwise: null });
  expect(findMistakes(of(builtIn))).toEqual({ use: null, otherwise: null });
});

it('refuses the same model twice: it would give no answer twice', () => {
  expect(findMistakes(of(openAi('large'), openAi('large ')))).toEqual({ use: null, otherwise: 'sameModel' });
  expect(findMistakes(of(builtIn, builtIn)).otherwise).toBe('sameModel');
  expect(findMistakes(of(openAi('large'), openAi('small'))).otherwise).toBeNull();
});

it('has changed only where more than blanks differ', () => {
  expect(areSame(of(openAi('large'), builtIn), of(openAi('large '), builtIn))).toBe(true);
  expect(areSame(of(openAi('large'), builtIn), of(openAi('large')))).toBe(false);
  expect(areSame(of(openAi('large')), of(openAi('small')))).toBe(false);
});

it('saves names without blanks, and none for the built-in engine', () => {
  expect(tidy(of({ kind: 'BUILT_IN', model: 'left over' }, openAi(' small ')))).toEqual(of(builtIn, openAi('small')));
});
