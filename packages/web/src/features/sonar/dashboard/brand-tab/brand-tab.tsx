import { useState } from 'react';
import { useDashboard } from '../dashboard.ts';
import classes from './brand-tab.module.css';
import { chosenBrands } from './chosen/chosen-brands.ts';
import { ChosenHead } from './chosen/chosen-head.tsx';
import { NineScores } from './chosen/nine-scores.tsx';
import { SocialsCard } from './chosen/socials-card.tsx';
import { BrandsPanel } from './table/brands-panel.tsx';

/** One brand in full, and all of them side by side. */
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
