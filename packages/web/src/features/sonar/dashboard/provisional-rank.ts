import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import type { TFunction } from 'i18next';
import type { Brand } from './dashboard.ts';

/** Whether the place of a brand by a score rests on less than half of what it could. Groups have no place. */
export const isProvisional = (brand: Pick<Brand, 'provisional'> | null, score: ScoreName): boolean =>
  score === 'powerrank' && brand?.provisional === true;

/** What is said of such a place; null of any other. */
export const provisionalWords = (t: TFunction, isTold: boolean): string | null =>
  isTold ? t('scores.provisionalHelp') : null;

/** A place in words: "Rank 1 (provisional)". */
export const placeWords = (t: TFunction, place: string, isTold: boolean): string =>
  isTold ? t('scores.provisionalPlace', { place }) : place;

/** A place as files have it, in a column of its own beside the number. */
export const provisionalCell = (t: TFunction, isTold: boolean): string | null =>
  isTold ? t('scores.provisional') : null;
