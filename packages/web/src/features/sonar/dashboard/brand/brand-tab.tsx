import { useState } from 'react';
import { type Brand, useDashboard } from '../dashboard.ts';
import classes from './brand-tab.module.css';
import { BrandsPanel } from './brands-panel.tsx';
import { ChosenHead } from './chosen-head.tsx';
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

/** The brands that the upper part can show: the selected ones, best first; without any one's own, else the best. */
const chosenBrands = (brands: readonly Brand[]): Brand[] => {
  const selected = brands.filter(({ isSelected }) => isSelected).sort(byRank);
  if (selected.length > 0) return selected;
  const own = brands.find(({ myCompany }) => myCompany);
  return own === undefined ? [...brands].sort(byRank).slice(0, 1) : [own];
};
