import { type ScoreName, scoreNames } from '@soundings/contract/sonar/score-choices';
import type { TFunction } from 'i18next';
import type { Brand } from '../dashboard.ts';
import { shortGrowthWords } from './short-growth.tsx';

/** For a file, that has no room beside its figures: which brands, with what is known of each. */
export const shortGrowthNotes = (
  t: TFunction,
  brands: readonly Brand[],
  scores: readonly ScoreName[] = scoreNames,
): string[] =>
  brands.flatMap((brand) => {
    const words = scores.map((score) => shortGrowthWords(t, brand, score)).find((found) => found !== null);
    return words === undefined ? [] : [`${brand.label}: ${words}`];
  });
