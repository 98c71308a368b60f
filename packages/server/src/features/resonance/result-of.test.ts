import { messageFigures } from '@soundings/engine/crosstab/calculations/figures';
import { DatasetBuilder } from '@soundings/engine/crosstab/dataset/dataset-builder';
import { expect, it } from 'vitest';
import { projectResult } from './resonance.present.ts';

/** Messages that so many of so many respondents answered positively. */
const figuresOf = (...answers: readonly (readonly [positive: number, base: number])[]) => {
  const builder = new DatasetBuilder();
  for (const m of answers.keys()) builder.addMessage(`m${m}`, `Message ${m}`, { r1: null, r2: null, hasR2: false });
  for (let i = 0; i < 100; i++) {
    const row = builder.addRespondent();
    for (const [m, [positive, base]] of answers.entries()) {
      if (i < base) builder.setAnswer(row, m, 'r1', i < positive);
    }
  }
  return messageFigures(builder.build(), null);
};

it('leaves messages on a base under 30 out of the best and out of the mean', () => {
  const found = projectResult(figuresOf([40, 100], [29, 29], [18, 30], [0, 0]));
  expect(found).toMatchObject({ bestR1: 60, base: 30, messages: 4, meanR1: 50 });
});

it('is nothing where no message is ranked', () => {
  expect(projectResult(figuresOf([29, 29], [0, 0]))).toBeNull();
});
