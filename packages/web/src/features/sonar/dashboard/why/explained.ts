import { type ScoreName, scoreNames } from '@soundings/contract/sonar/score-choices';
import type { Brand } from '../dashboard.ts';

export interface Explained {
  brand: Brand;
  score: ScoreName;
}

/** Which score of which brand an address explains: `17.interest`; null for what is not there. */
export const explainedOf = (why: string | undefined, brands: readonly Brand[]): Explained | null => {
  const [card, name] = why?.split('.') ?? [];
  const brand = brands.find(({ count }) => String(count) === card);
  const score = scoreNames.find((known) => known === name);
  return brand === undefined || score === undefined ? null : { brand, score };
};
