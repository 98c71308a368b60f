import { networkNames } from '@soundings/contract/sonar/sonar-choices';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ChartFrame } from '#/ui/charts/frame/chart-frame.tsx';
import { PolarChart } from '#/ui/charts/polar-chart.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { figureText } from '#/ui/figures/figure.tsx';
import { useDashboard } from '../dashboard.ts';
import legend from '../drawings/legend.module.css';
import { compareFollowers, followerScale } from './compare-followers.ts';
import classes from './overview.module.css';
import { NoScores } from './score-card-parts.tsx';
import { useOverview } from './use-overview.ts';

const whole = (value: number | null) => figureText(value, 0);
const table = () => import('./followers-table.tsx');
const FollowersTable = lazy(() => table().then((file) => ({ default: file.FollowersTable })));
const FollowersExport = lazy(() => table().then((file) => ({ default: file.FollowersExport })));

export function PresenceCard() {
  const { t } = useTranslation();
  const { shown, explain } = useDashboard();
  const { ranked, chartTexts, fileTitle } = useOverview();
  const brand = shown.find(({ myCompany }) => myCompany) ?? ranked('presence')[0]?.brand ?? undefined;
  const networks = brand === undefined ? [] : compareFollowers(brand, shown);
  const scale = followerScale(networks.flatMap(({ followers, median }) => [followers ?? [], median ?? []].flat()));
  const axes = networks.map((of) => ({
    of,
    id: of.network,
    name: networkNames[of.network],
    value: scale.place(of.followers),
    median: scale.place(of.median),
    figure: shortNumber(of.followers),
    label: t('dashboard.followersLabel', {
      network: networkNames[of.network],
      followers: of.followers,
      median: of.median,
    }),
  }));
  const title = t('dashboard.tab_presence');
  const heading = t('dashboard.followers');
  return (
    <ChartFrame
      title={title}
      meta={brand === undefined ? undefined : t('dashboard.byNetwork', { brand: brand.brandCompany })}
      exportTitle={fileTitle(title)}
      texts={chartTexts}
      footer={
        <>
          <span className={legend.legend}>
            <span>
              <i className={legend.dashes} />
              {t('dashboard.medianOf', { count: shown.length, n: formatNumber(shown.length) })}
            </span>
          </span>
          <span>{t('dashboard.readsRings', { centre: shortNumber(scale.centre) })}</span>
        </>
      }
      table={
        <Suspense fallback={<SkeletonRows rows={5} />}>
          <FollowersTable title={title} networks={networks} />
        </Suspense>
      }
      items={
        <Suspense>
          <FollowersExport title={`${title} ${brand?.brandCompany ?? ''}`} networks={networks} />
        </Suspense>
      }
      {...(axes.every(({ value }) => value === null) && { empty: <NoScores score="presence" /> })}
    >
      <PolarChart
        label={title}
        axes={axes}
        rings={scale.rings.map(({ count, at }) => ({ at, label: shortNumber(count) }))}
        height={352}
        tooltip={({ name, of }) => (
          <>
            <div className={classes.tipName}>{name}</div>
            <div>{of.followers === null ? t('dashboard.unknownFollowers') : `${heading}: ${whole(of.followers)}`}</div>
            <div className={classes.quiet}>{`${t('dashboard.before')}: ${whole(of.previous)}`}</div>
            <div className={classes.quiet}>{`${t('dashboard.median')}: ${whole(of.median)}`}</div>
            <div className={classes.quiet}>{`${t('dashboard.most')}: ${whole(of.most)}`}</div>
          </>
        )}
        onOpen={() => brand !== undefined && explain(brand, 'presence')}
      />
    </ChartFrame>
  );
}

const noBreakSpace = '\u00a0';

/** A count where there is little room: `940`, `12 k`, `3.1 M`. */
const shortNumber = (value: number | null): string => {
  if (value === null || value < 1000) return figureText(value, 0);
  const [size, unit] = value < 999_500 ? [value / 1000, 'k'] : [value / 1e6, 'M'];
  return `${figureText(size, size < 10 && size % 1 > 0 ? 1 : 0)}${noBreakSpace}${unit}`;
};
