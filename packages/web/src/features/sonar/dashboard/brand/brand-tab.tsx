import { Anchor, Select, VisuallyHidden } from '@mantine/core';
import { toConfidenceLevel } from '@soundings/contract/sonar/score-choices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ChangeText } from '#/ui/charts/frame/change-mark.tsx';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import { ConfidenceSign } from '#/ui/figures/marks.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { Badge } from '#/ui/marks/badge.tsx';
import { type Brand, useDashboard } from '../dashboard.ts';
import { BrandLogo, findWebsite } from '../figures/brand-identity.tsx';
import { changeWords, placeWords, scoreChange } from '../figures/score-words.ts';
import { ShortGrowthMark, shortGrowthWords } from '../figures/short-growth.tsx';
import classes from './brand-tab.module.css';
import { BrandsPanel } from './brands-panel.tsx';
import { NineScores } from './nine-scores.tsx';
import { SocialsCard } from './socials-card.tsx';

export function BrandTab() {
  const { brands } = useDashboard();
  const [shownId, setShownId] = useState<string | null>(null);
  const chosen = chosenBrands(brands);
  const brand = chosen.find(({ initDataId }) => initDataId === shownId) ?? chosen[0];
  return (
    <div className={classes.page}>
      {brand !== undefined && (
        <div className={classes.chosen}>
          <ChosenHead brand={brand} selected={chosen} onShow={({ initDataId }) => setShownId(initDataId)} />
          <SocialsCard brand={brand} />
          <NineScores brand={brand} />
        </div>
      )}
      <BrandsPanel />
    </div>
  );
}

const byRank = (one: Brand, other: Brand) =>
  (one.rank ?? Infinity) - (other.rank ?? Infinity) || one.count - other.count;

const chosenBrands = (brands: readonly Brand[]): Brand[] => {
  const selected = brands.filter(({ isSelected }) => isSelected).sort(byRank);
  if (selected.length > 0) return selected;
  const own = brands.find(({ myCompany }) => myCompany);
  return own === undefined ? [...brands].sort(byRank).slice(0, 1) : [own];
};

interface Props {
  brand: Brand;
  selected: readonly Brand[];
  onShow: (brand: Brand) => void;
}

export function ChosenHead({ brand, selected, onShow }: Props) {
  const { t } = useTranslation();
  const { brands, explain } = useDashboard();
  const { powerrank, rank, domain } = brand;
  const website = findWebsite(domain);
  const change = scoreChange(powerrank, 'powerrank');
  const short = shortGrowthWords(t, brand, 'powerrank');
  const level = toConfidenceLevel(powerrank.confidence);
  const gained = powerrank.placesUp;
  const rankText =
    rank === null
      ? t('brandTab.noRank')
      : placeWords(
          t,
          t('brandTab.rankText', { rank: formatNumber(rank), all: formatNumber(brands.length) }),
          brand.provisional,
        );
  const moved =
    gained === null || rank === null
      ? rankText
      : t(gained > 0 ? 'brandTab.rankUp' : gained < 0 ? 'brandTab.rankDown' : 'brandTab.rankSame', {
          text: rankText,
          n: formatNumber(Math.abs(gained)),
        });
  return (
    <Card label={t('brandTab.chosen')} className={classes.card}>
      <div className={classes.who}>
        <BrandLogo brand={brand} size={44} />
        <div className={classes.names}>
          <h2 className={classes.name}>{brand.label}</h2>
          {website === null ? (
            <span className={classes.domain}>{domain}</span>
          ) : (
            <Anchor
              className={classes.domain ?? ''}
              href={website}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('brandTab.visitTitle', { domain })}
            >
              {domain}
            </Anchor>
          )}
        </div>
        {brand.myCompany && <Badge tone="brand">{t('brandTab.yourBrand')}</Badge>}
      </div>
      {selected.length > 1 && (
        <Select
          size="sm"
          aria-label={t('brandTab.alsoSelected')}
          value={brand.initDataId}
          data={selected.map(({ initDataId, label }) => ({ value: initDataId, label }))}
          onChange={(id) => {
            const next = selected.find(({ initDataId }) => initDataId === id);
            if (next !== undefined) onShow(next);
          }}
        />
      )}
      <button type="button" className={classes.score} onClick={() => explain(brand, 'powerrank')}>
        <SoundingFigure value={powerrank.score} size="hero" />
        <span className={classes.facts}>
          <span className={classes.under}>
            {t('scores.powerrank')} {change !== null && <ChangeText change={change} />}{' '}
            <ShortGrowthMark words={short} />
          </span>
          <span className={classes.under}>{moved}</span>
          <VisuallyHidden>
            {changeWords(t, change)}. {t('brandTab.why')}
          </VisuallyHidden>
        </span>
      </button>
      <span className={classes.sure}>
        <ConfidenceSign level={level} />{' '}
        {t('brandTab.confidenceHelp', {
          level: t(`brandTab.confidence_${level}`),
          share: formatNumber(100 * powerrank.confidence),
        })}
      </span>
    </Card>
  );
}
