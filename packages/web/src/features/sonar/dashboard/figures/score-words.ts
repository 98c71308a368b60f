import { lowerIsBetter, type ScoreName, steadyWithin } from '@soundings/contract/sonar/score-choices';
import type { Score } from '@soundings/contract/sonar/scores';
import { shownDifference } from '@soundings/contract/sonar/shown-difference';
import type { TFunction } from 'i18next';
import { formatNumber } from '#/lib/format.ts';
import type { Change } from '#/ui/charts/frame/change-mark.tsx';
import type { Brand } from '../dashboard.ts';

const changeTone = (isBetter: boolean): Change['tone'] => (isBetter ? 'pos' : 'neg');

export const changeBetween = (
  now: number | null,
  before: number | null,
  { within = 0, isLowerBetter = false, figure }: { within?: number; isLowerBetter?: boolean; figure: string },
): Change | null => {
  if (now === null || before === null) return null;
  const change = now - before;
  if (Math.abs(change) <= within) return { direction: 'same', tone: 'neu', figure };
  return { direction: change > 0 ? 'up' : 'down', tone: changeTone(change > 0 !== isLowerBetter), figure };
};

/** "Rank 4 of 5": of the brands with a rank. */
export const rankWords = (t: TFunction, rank: number, brands: readonly Pick<Brand, 'powerrank'>[]): string => {
  const ranked = brands.filter(({ powerrank }) => powerrank.rank !== null);
  return t('dashboard.rankOf', { rank: formatNumber(rank), total: formatNumber(ranked.length) });
};

/** The change of a score in points, as it is shown: none within 0.1, and of rivalry less is good. */
export const scoreChange = (
  { score, prevScore }: Pick<Score, 'score' | 'prevScore'>,
  name: ScoreName,
): Change | null => {
  if (score === null || prevScore === null) return null;
  const by = shownDifference(score, prevScore);
  const figure = formatNumber(Math.abs(by), 1);
  return changeBetween(by, 0, { within: steadyWithin, isLowerBetter: lowerIsBetter.has(name), figure });
};

export const changeWords = (t: TFunction, change: Change | null): string => {
  if (change === null) return t('brandTab.changeNone');
  if (change.direction === 'same') return t('brandTab.changeSame');
  return t(change.direction === 'up' ? 'brandTab.changeUp' : 'brandTab.changeDown', { value: change.figure });
};

export const isProvisional = (brand: Pick<Brand, 'provisional'> | null, score: ScoreName): boolean =>
  score === 'powerrank' && brand?.provisional === true;

export const provisionalWords = (t: TFunction, isTold: boolean): string | null =>
  isTold ? t('scores.provisionalHelp') : null;

export const placeWords = (t: TFunction, place: string, isTold: boolean): string =>
  isTold ? t('scores.provisionalPlace', { place }) : place;

export const provisionalCell = (t: TFunction, isTold: boolean): string | null =>
  isTold ? t('scores.provisional') : null;
