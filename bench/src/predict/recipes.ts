import type { Recipe } from './design-matrix.ts';

export const shipped: Recipe = {
  features: 0.04,
  meanings: 0.06,
  spaces: {
    words: { scale: 1, least: 3 },
    characters: { scale: 0.85, least: 12 },
    tags: { scale: 0.4, least: 3 },
  },
  targets: 'soft',
  strength: 0.28,
  rateStrength: 1,
  rateShare: 0.7,
  iterations: 60,
};

/** What it is compared with: who won, as yes or no, from features, words and runs of characters. */
export const baseline: Recipe = {
  features: 0.05,
  meanings: 0,
  spaces: {
    words: { scale: 1, least: 2 },
    characters: { scale: 1, least: 2 },
    tags: { scale: 0, least: 3 },
  },
  targets: 'hard',
  strength: 0.5,
  rateStrength: 0.1,
  rateShare: 0,
  iterations: 60,
};
