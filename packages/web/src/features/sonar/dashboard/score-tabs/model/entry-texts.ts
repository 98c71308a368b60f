import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { lowerIsBetter, steadyWithin } from '@soundings/contract/sonar/score-choices';
import type { TFunction } from 'i18next';
import { formatNumber } from '#/lib/format.ts';
import type { Change } from '#/ui/charts/change-mark.tsx';
import { figureText, splitFigure } from '#/ui/figures/figure.tsx';
import { changeWords } from '../../brand-tab/change-words.ts';
import { changeBetween } from '../../brand-tab/score-change.ts';
import { isProvisional, placeWords } from '../../provisional-rank.ts';
import type { Entry, Level } from './entry.ts';

/** Positive where trend − score, which is score − prevScore, exceeds 0.1; of rivalry the other way round. */
export const levelChange = ({ score, prevScore }: Level, name: ScoreName): Change | null =>
  changeBetween(score, prevScore, {
    within: steadyWithin,
    isLowerBetter: lowerIsBetter.has(name),
    figure: formatNumber(Math.abs((score ?? 0) - (prevScore ?? 0)), 1),
  });

export const levelFigure = ({ score }: Level) =>
  score === null ? { whole: '–', fraction: '' } : splitFigure(score, 1);

/** "Trust 73.5 of 100, up 1.3, rank 5": a score in words. */
export function levelWords(t: TFunction, { levels, brand }: Entry, name: ScoreName): string {
  const level = levels[name];
  if (level.score === null) return t('scoreTabs.levelUnknown', { score: t(`scores.${name}`) });
  const words = t('scoreTabs.level', {
    score: t(`scores.${name}`),
    value: figureText(level.score),
    change: changeWords(t, levelChange(level, name)),
  });
  if (level.rank === null) return words;
  return placeWords(t, t('scoreTabs.levelRanked', { words, rank: level.rank }), isProvisional(brand, name));
}

/** The name of a mark: whose, which figures, in which unit, and what Enter does. */
export function markWords(t: TFunction, entry: Entry, names: readonly ScoreName[]): string {
  const who =
    entry.brand === null ? t('scoreTabs.groupOf', { group: entry.name, count: entry.members.length }) : entry.name;
  return `${who}: ${names.map((name) => levelWords(t, entry, name)).join('; ')}`;
}
