import { UnstyledButton } from '@mantine/core';
import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { useTranslation } from 'react-i18next';
import { ChangeText } from '#/ui/charts/change-mark.tsx';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import { changeWords } from '../brand-tab/change-words.ts';
import { scoreChange } from '../brand-tab/score-change.ts';
import { type Brand, useDashboard } from '../dashboard.ts';
import { BrandPicture } from './brand-picture.tsx';
import classes from './my-brand-strip.module.css';
import { rankText } from './rank-text.ts';

const shownScores: readonly ScoreName[] = [
  'powerrank',
  'interest',
  'trust',
  'passion',
  'relevanceStrength',
  'relevanceBreadth',
  'friction',
  'presence',
  'energy',
];

/** One's own brand in one line: its place and its scores, each with its change and the way to its reasons. */
export function MyBrandStrip() {
  const { t } = useTranslation();
  const { brands } = useDashboard();
  const mine = brands.find(({ myCompany }) => myCompany);
  if (mine === undefined) {
    return <p className={classes.none}>{t('dashboard.noOwnBrand')}</p>;
  }
  return (
    <section className={classes.strip} aria-label={t('dashboard.ownBrand')}>
      <div className={classes.who}>
        <BrandPicture brand={mine} />
        <div className={classes.words}>
          <div className={classes.name} title={mine.label}>
            {mine.label}
          </div>
          <div className={classes.place}>{rankText(t, mine, brands.length)}</div>
        </div>
      </div>
      <ul className={classes.scores}>
        {shownScores.map((score) => (
          <li key={score}>
            <OwnScore brand={mine} score={score} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnScore({ brand, score }: { brand: Brand; score: ScoreName }) {
  const { t } = useTranslation();
  const { explain } = useDashboard();
  const change = scoreChange(brand[score], score);
  return (
    <UnstyledButton className={classes.score ?? ''} title={t('dashboard.why')} onClick={() => explain(brand, score)}>
      <span className={classes.label}>{t(`dashboard.short_${score}`)}</span>
      <span className={classes.figures}>
        <SoundingFigure value={brand[score].score} size="medium" />
        {change !== null && <ChangeText change={change} />}
      </span>
      <span className={classes.read}>{changeWords(t, change)}</span>
    </UnstyledButton>
  );
}
