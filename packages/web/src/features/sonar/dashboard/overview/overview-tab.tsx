import { Button } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { useDashboard } from '../dashboard.ts';
import { DrawingContext, useDrawingValue } from '../drawings/drawing-context.ts';
import { EngagementCard } from './engagement-card.tsx';
import { InterestCard } from './interest-card.tsx';
import { MyBrandStrip } from './my-brand-strip.tsx';
import classes from './overview.module.css';
import { PowerrankCard } from './powerrank-card.tsx';
import { PresenceCard } from './presence-card.tsx';
import { TrendCard } from './trend-card.tsx';
import { TrustCard } from './trust-card.tsx';

/** The answer for one's own brand first, then the field. */
export function OverviewTab() {
  const { brands, shown } = useDashboard();
  const needs = useDrawingValue();
  if (shown.length === 0) return <NoBrandShown isEmpty={brands.length === 0} />;
  return (
    <DrawingContext value={needs}>
      <div className={classes.frame}>
        <div className={classes.page}>
          <MyBrandStrip />
          <div className={classes.ranks}>
            <PowerrankCard />
          </div>
          <div className={classes.area}>
            <EngagementCard />
          </div>
          <div className={classes.treemap}>
            <InterestCard />
          </div>
          <div className={classes.trend}>
            <TrendCard score="interest" tab="interest" />
          </div>
          <div className={classes.trust}>
            <TrustCard />
          </div>
          <div className={classes.polar}>
            <PresenceCard />
          </div>
          <div className={classes.reach}>
            <TrendCard score="presence" tab="presence" />
          </div>
        </div>
      </div>
    </DrawingContext>
  );
}

/** There is no brand, or all of them are hidden. */
function NoBrandShown({ isEmpty }: { isEmpty: boolean }) {
  const { t } = useTranslation();
  const { change } = useDashboard();
  return (
    <Card flush label={t('dashboard.nobody')}>
      <EmptyState
        icon={<IconEyeOff size={21} stroke={1.7} />}
        title={t(isEmpty ? 'dashboard.nobody' : 'dashboard.allHidden')}
        actions={!isEmpty && <Button onClick={() => change({ hidden: undefined })}>{t('dashboard.showAll')}</Button>}
      >
        {t(isEmpty ? 'dashboard.nobodyHelp' : 'dashboard.allHiddenHelp')}
      </EmptyState>
    </Card>
  );
}
