import type { SocialFigure } from '@soundings/contract/sonar/scores';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ChartFrame } from '#/ui/charts/frame/chart-frame.tsx';
import { ChartTable } from '#/ui/charts/frame/chart-table.tsx';
import { PolarChart } from '#/ui/charts/polar-chart.tsx';
import { figureText } from '#/ui/figures/figure.tsx';
import { type Brand, useDashboard } from '../dashboard.ts';
import { ExportItems } from '../table/export-menu.tsx';
import classes from './overview.module.css';
import { NoScores } from './score-card-parts.tsx';
import { useOverview } from './use-overview.ts';

const whole = (value: number | null) => figureText(value, 0);

/** Followers of one's own brand on each network, beside the median; of the best by reach where none is one's own. */
export function PresenceCard() {
  const { t } = useTranslation();
  const { shown, explain } = useDashboard();
  const { ranked, chartTexts, fileTitle } = useOverview();
  const brand = shown.find(({ myCompany }) => myCompany) ?? ranked('presence')[0]?.brand ?? undefined;
  const axes = (brand === undefined ? [] : compareFollowers(brand, shown)).map((of) => ({
    of,
    id: of.network,
    name: t(`sonar.network.${of.network}`),
    value: of.value,
    median: of.medianValue,
    figure: shortNumber(of.followers),
    label: t('dashboard.followersLabel', {
      network: t(`sonar.network.${of.network}`),
      followers: toWhole(of.followers),
      median: toWhole(of.median),
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
          <span className={classes.legend}>
            <span>
              <i className={classes.dashes} />
              {t('dashboard.medianOf', { count: shown.length, n: formatNumber(shown.length) })}
            </span>
          </span>
          <span>{t('dashboard.logScale')}</span>
        </>
      }
      table={
        <ChartTable
          caption={t('dashboard.tableOf', { title })}
          rows={axes}
          keyOf={({ id }) => id}
          columns={[
            { heading: t('dashboard.network'), cell: ({ name }) => name },
            { heading, isNumber: true, cell: ({ of }) => whole(of.followers) },
            { heading: t('dashboard.before'), isNumber: true, cell: ({ of }) => whole(of.previous) },
            { heading: t('dashboard.median'), isNumber: true, cell: ({ of }) => whole(of.median) },
            { heading: t('dashboard.most'), isNumber: true, cell: ({ of }) => whole(of.most) },
          ]}
        />
      }
      items={
        <ExportItems
          isDisabled={axes.length === 0}
          table={() => ({
            title: `${title} ${brand?.brandCompany ?? ''}`,
            columns: [
              t('dashboard.network'),
              heading,
              t('dashboard.before'),
              t('dashboard.median'),
              t('dashboard.most'),
            ],
            rows: axes.map(({ name, of }) => [name, of.followers, of.previous, of.median, of.most]),
          })}
        />
      }
      {...(axes.every(({ value }) => value === null) && { empty: <NoScores score="presence" /> })}
    >
      <PolarChart
        label={title}
        axes={axes}
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

const presenceNetworks = ['INSTAGRAM', 'FACEBOOK', 'TWITTER', 'TIKTOK', 'LINKEDIN'] as const satisfies SocialNetwork[];
type PresenceNetwork = (typeof presenceNetworks)[number];

interface NetworkFollowers {
  network: PresenceNetwork;
  followers: number | null;
  previous: number | null;
  /** Of the brands that are known on this network. */
  median: number | null;
  most: number | null;
  /** 0 to 100 on a logarithmic scale that ends at the brand with the most followers of this network. */
  value: number | null;
  medianValue: number | null;
}

const figureOf = ({ socialCalculations }: Brand, network: PresenceNetwork): SocialFigure | undefined =>
  socialCalculations[network]?.metrics.followers;

const medianOf = (sorted: readonly number[]): number | null => {
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
};

/** Followers of a brand on each network beside those of the others. */
export const compareFollowers = (brand: Brand, brands: readonly Brand[]): NetworkFollowers[] =>
  presenceNetworks.map((network) => {
    const known = brands
      .flatMap((other) => figureOf(other, network)?.comparable ?? [])
      .sort((one, other) => one - other);
    const most = known.at(-1) ?? null;
    const onScale = (followers: number | null): number | null =>
      followers === null || most === null || most <= 0 ? null : (100 * Math.log1p(followers)) / Math.log1p(most);
    const own = figureOf(brand, network);
    const median = medianOf(known);
    return {
      network,
      followers: toWhole(own?.comparable),
      previous: toWhole(own?.compareTo),
      median: toWhole(median),
      most: toWhole(most),
      value: onScale(own?.comparable ?? null),
      medianValue: onScale(median),
    };
  });

/** Counts are whole: also the mean of a period, and the median between two brands. */
const toWhole = (count: number | null | undefined): number | null => (count == null ? null : Math.round(count));

const noBreakSpace = '\u00a0';

/** A count where there is little room: `940`, `12 k`, `3.1 M`. */
const shortNumber = (value: number | null): string => {
  if (value === null || value < 1000) return figureText(value, 0);
  const [size, unit] = value < 999_500 ? [value / 1000, 'k'] : [value / 1e6, 'M'];
  return `${figureText(size, size < 10 ? 1 : 0)}${noBreakSpace}${unit}`;
};
