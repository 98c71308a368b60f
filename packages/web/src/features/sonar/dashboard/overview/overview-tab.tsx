import { useDashboard } from '../dashboard.ts';
import { EngagementCard } from './engagement-card.tsx';
import { InterestCard } from './interest-card.tsx';
import { MyBrandStrip } from './my-brand-strip.tsx';
import { NoBrandShown } from './no-brand-shown.tsx';
import classes from './overview.module.css';
import { PowerrankCard } from './powerrank-card.tsx';
import { PresenceCard } from './presence-card.tsx';
import { TrendCard } from './trend-card.tsx';
import { TrustCard } from './trust-card.tsx';

/** The answer for one's own brand first, then the field. */
export function OverviewTab() {
  const { brands, shown } = useDashboard();
  if (shown.length === 0) return <NoBrandShown isEmpty={brands.length === 0} />;
  return (
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
  );
}
