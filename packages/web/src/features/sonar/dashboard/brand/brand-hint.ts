import { scoreNames, toConfidenceLevel } from '@soundings/contract/sonar/score-choices';
import type { TFunction } from 'i18next';
import { figureText } from '#/ui/figures/figure.tsx';
import type { Brand } from '../dashboard.ts';
import { whyMissing } from '../figures/missing-figures.ts';
import { changeWords, isProvisional, placeWords, scoreChange } from '../figures/score-words.ts';
import { shortGrowthWords } from '../figures/short-growth.tsx';

export const confidenceWords = (t: TFunction, { powerrank: { confidence } }: Brand): string =>
  t('brandTab.confidenceHelp', {
    level: t(`brandTab.confidence_${toConfidenceLevel(confidence)}`),
    share: figureText(100 * confidence, 0),
  });

export const brandHint = (t: TFunction, brand: Brand, cell: string): string => {
  const name = scoreNames.find((known) => known === cell);
  if (name === undefined) {
    const isDoubtful = toConfidenceLevel(brand.powerrank.confidence) !== 'high' && brand.powerrank.score !== null;
    return [
      brand.label,
      brand.domain,
      isDoubtful && confidenceWords(t, brand),
      brand.isHidden && t('brandTab.isHidden'),
    ]
      .filter(Boolean)
      .join('\n');
  }
  const { score, prevScore, rank, isUnlike } = brand[name];
  const title = t(`scores.${name}`);
  if (score === null) return `${title}: ${t(`brandTab.${whyMissing(brand, name)}`)}`;
  const change = scoreChange(brand[name], name);
  return [
    `${title} ${figureText(score)}`,
    `${changeWords(t, change)} · ${t('brandTab.before', { value: figureText(prevScore) })}`,
    shortGrowthWords(t, brand, name),
    isUnlike && t('scores.unlike'),
    placeWords(t, `${t('brandTab.rank')} ${figureText(rank, 0)}`, isProvisional(brand, name)),
  ]
    .filter(Boolean)
    .join('\n');
};
