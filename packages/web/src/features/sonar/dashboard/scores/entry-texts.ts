import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import type { TFunction } from 'i18next';
import { figureText, splitFigure } from '#/ui/figures/figure.tsx';
import { changeWords, isProvisional, placeWords, scoreChange } from '../figures/score-words.ts';
import { shortGrowthWords } from '../figures/short-growth.tsx';
import type { Entry, Level } from './entries.ts';

export const levelFigure = ({ score }: Level) =>
  score === null ? { whole: '–', fraction: '' } : splitFigure(score, 1);

export function levelWords(t: TFunction, { levels, brand }: Entry, name: ScoreName): string {
  const level = levels[name];
  if (level.score === null) return t('scoreTabs.levelUnknown', { score: t(`scores.${name}`) });
  const words = t('scoreTabs.level', {
    score: t(`scores.${name}`),
    value: figureText(level.score),
    change: changeWords(t, scoreChange(level, name)),
  });
  const ranked =
    level.rank === null
      ? words
      : placeWords(t, t('scoreTabs.levelRanked', { words, rank: level.rank }), isProvisional(brand, name));
  const short = shortGrowthWords(t, brand, name);
  return short === null ? ranked : `${ranked}. ${short}`;
}

export function markWords(t: TFunction, entry: Entry, names: readonly ScoreName[]): string {
  const who =
    entry.brand === null ? t('scoreTabs.groupOf', { group: entry.name, count: entry.members.length }) : entry.name;
  return `${who}: ${names.map((name) => levelWords(t, entry, name)).join('; ')}`;
}
