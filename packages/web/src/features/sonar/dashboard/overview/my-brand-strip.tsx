import { UnstyledButton } from '@mantine/core';
import { lowerIsBetter, type ScoreName, scoreNames } from '@soundings/contract/sonar/score-choices';
import type { TFunction } from 'i18next';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ChangeText } from '#/ui/charts/frame/change-mark.tsx';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import layout from '#/ui/layout/layout.module.css';
import { type Brand, useDashboard } from '../dashboard.ts';
import { changeWords, placeWords, rankWords, scoreChange } from '../figures/score-words.ts';
import { ShortGrowthMark, shortGrowthWords } from '../figures/short-growth.tsx';
import classes from './my-brand-strip.module.css';

const ChooseOwnBrand = lazy(() => import('./choose-own-brand.tsx').then((file) => ({ default: file.ChooseOwnBrand })));

const shownScores: readonly ScoreName[] = ['powerrank', ...scoreNames.filter((name) => name !== 'powerrank')];

export function MyBrandStrip() {
  const { t } = useTranslation();
  const { brands, canEdit } = useDashboard();
  const mine = brands.find(({ myCompany }) => myCompany);
  if (mine === undefined) {
    return (
      canEdit && (
        <div className={classes.none}>
          <Suspense>
            <ChooseOwnBrand />
          </Suspense>
        </div>
      )
    );
  }
  return (
    <section className={classes.strip} aria-label={t('dashboard.ownBrand')}>
      <div className={classes.who}>
        <BrandPicture brand={mine} />
        <div className={classes.words}>
          <div className={classes.name} title={mine.label}>
            {mine.label}
          </div>
          <div className={classes.place}>{rankText(t, mine, brands)}</div>
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
  const short = shortGrowthWords(t, brand, score);
  return (
    <UnstyledButton
      className={classes.score ?? ''}
      title={lowerIsBetter.has(score) ? `${t('brandTab.nineFoot')} ${t('dashboard.why')}` : t('dashboard.why')}
      onClick={() => explain(brand, score)}
    >
      <span className={classes.label}>{t(`dashboard.short_${score}`)}</span>
      <span className={classes.figures}>
        <SoundingFigure value={brand[score].score} size="medium" />
        {change !== null && <ChangeText change={change} />}
        <ShortGrowthMark words={short} />
      </span>
      <span className={layout.unseen}>{changeWords(t, change)}</span>
    </UnstyledButton>
  );
}

function BrandPicture({ brand }: { brand: Brand }) {
  const { logoOf } = useDashboard();
  const address = logoOf(brand);
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={classes.picture} aria-hidden="true">
      {address === null || address === failed ? (
        brand.brandCompany.slice(0, 1)
      ) : (
        <img src={address} alt="" width={40} height={40} onError={() => setFailed(address)} />
      )}
    </span>
  );
}

const rankText = (t: TFunction, brand: Brand, brands: readonly Brand[]): string => {
  const { rank, placesUp } = brand.powerrank;
  if (rank === null) return t('dashboard.noRank');
  const place = placeWords(t, rankWords(t, rank, brands), brand.provisional);
  if (!placesUp) return place;
  return t(placesUp > 0 ? 'dashboard.rankUp' : 'dashboard.rankDown', {
    place,
    places: formatNumber(Math.abs(placesUp)),
  });
};
