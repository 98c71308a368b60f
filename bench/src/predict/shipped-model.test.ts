import { readFileSync } from 'node:fs';
import { loadPredictor, readMessage } from '@soundings/engine/predict/predictor';
import { expect, it } from 'vitest';
import { hasHeadlines, headlineFolder } from '../text/headline-tests.ts';
import { modelFile } from './model-path.ts';
import { readTests } from './read-tests.ts';

if (!hasHeadlines())
  console.warn(`Skipped: ${headlineFolder} is not there. Set SOUNDINGS_DATA to the folder of the data.`);

it.skipIf(!hasHeadlines())('learnt which headline won of the pairs that it was trained on', () => {
  const { texts, strong } = readTests(headlineFolder);
  const predictor = loadPredictor(readFileSync(modelFile));
  const score = (index: number): number => readMessage(predictor, texts[index]!).totals.score;
  const some = strong.filter((_, index) => index % 20 === 0);
  expect(some.length).toBeGreaterThan(300);
  const right = some.filter(({ winner, loser }) => score(winner) > score(loser)).length;
  expect(right / some.length).toBeGreaterThan(0.8);
});
