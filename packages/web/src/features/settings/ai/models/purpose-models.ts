import type { Purpose } from '@soundings/contract/ai/ai-keys';

/** What is asked for a purpose; `otherwise` null: nothing else. */
export type PurposeModels = Pick<Purpose, 'use' | 'otherwise'>;
export type ModelChoice = PurposeModels['use'];

const isSame = (one: ModelChoice | null, other: ModelChoice | null): boolean =>
  one?.kind === other?.kind && one?.model.trim() === other?.model.trim();

export const areSame = (one: PurposeModels, other: PurposeModels): boolean =>
  isSame(one.use, other.use) && isSame(one.otherwise, other.otherwise);

type Mistake = 'enterModel' | 'sameModel' | null;

const lacksName = (choice: ModelChoice | null): boolean =>
  choice !== null && choice.kind !== 'BUILT_IN' && choice.model.trim() === '';

export const findMistakes = ({ use, otherwise }: PurposeModels): { use: Mistake; otherwise: Mistake } => {
  if (lacksName(otherwise)) return { use: lacksName(use) ? 'enterModel' : null, otherwise: 'enterModel' };
  return { use: lacksName(use) ? 'enterModel' : null, otherwise: isSame(use, otherwise) ? 'sameModel' : null };
};

const trimmed = ({ kind, model }: ModelChoice): ModelChoice => ({
  kind,
  model: kind === 'BUILT_IN' ? '' : model.trim(),
});

/** As they are saved: without blanks around names, and without a name for the built-in engine. */
export const tidy = ({ use, otherwise }: PurposeModels): PurposeModels => ({
  use: trimmed(use),
  otherwise: otherwise && trimmed(otherwise),
});
