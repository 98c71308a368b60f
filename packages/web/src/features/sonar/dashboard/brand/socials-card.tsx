import type { MetricName } from '@soundings/contract/sonar/metrics';
import { metricsOfNetwork } from '@soundings/contract/sonar/metrics';
import type { SocialFigure } from '@soundings/contract/sonar/scores';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ChangeText } from '#/ui/charts/frame/change-mark.tsx';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import { type Brand, useDashboard } from '../dashboard.ts';
import { NetworkName } from '../figures/brand-identity.tsx';
import { hasFailed } from '../figures/missing-figures.ts';
import { daysWords, figureChange, figureWords, perDayWords, toPerDay } from '../figures/network-figures.ts';
import { CollectLink } from '../figures/score-needs.tsx';
import { changeWords } from '../figures/score-words.ts';
import { dayText } from '../period/days.ts';
import classes from './socials-card.module.css';

export function SocialsCard({ brand }: { brand: Brand }) {
  const { t } = useTranslation();
  return (
    <Card flush title={t('brandTab.socials')} meta={t('brandTab.socialsMeta')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={classes.wrap} aria-label={t('brandTab.socialsOf', { company: brand.label })} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('brandTab.network')}</th>
              {mainMetrics.map((metric) => (
                <th key={metric} scope="col" data-number>
                  {t(`brandTab.metric.${metric}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {socialNetworks.map((network) => (
              <SocialRow key={network} brand={brand} network={network} />
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}

const mainMetrics = ['followers', 'posts', 'interactions', 'comments'] as const satisfies MetricName[];

const slots = mainMetrics.length;

const unknown = { comparable: null, compareTo: null, trend: null };

/** A network of a brand: its figures, or that there is no account, or why collecting failed. Zero is a figure. */
function SocialRow({ brand, network }: { brand: Brand; network: SocialNetwork }) {
  const { t } = useTranslation();
  const { ranges } = useDashboard();
  const account = brand.socialCalculations[network];
  const heading = (
    <th scope="row">
      <NetworkName network={network} />
    </th>
  );
  if (account === undefined) {
    return (
      <tr>
        {heading}
        <td colSpan={slots} className={classes.cause}>
          – {t('brandTab.noAccount')} <CollectLink>{t('brandTab.addLink')}</CollectLink>
        </td>
      </tr>
    );
  }
  const figureOf = (metric: MetricName) => account.metrics[metric];
  const hasAny = metricsOfNetwork(network).some((metric) => figureOf(metric)?.comparable != null);
  const failed = hasFailed(account.reason) ? account.reason : null;
  if (!hasAny) {
    return (
      <tr>
        {heading}
        <td colSpan={slots} className={classes.cause}>
          {failed === null ? (
            <>– {t('brandTab.noFigures')}</>
          ) : (
            <>
              <IconPlugConnectedX size={14} stroke={1.7} aria-hidden="true" /> {t('brandTab.failed')}.{' '}
              {t(`brandTab.reason.${failed}`)} <CollectLink>{t('brandTab.collectData')}</CollectLink>
            </>
          )}
          {account.till !== null && <> {t('brandTab.tillOlder', { day: dayText(account.till) })}</>}
        </td>
      </tr>
    );
  }
  const isOld = account.till !== null && account.till < ranges.comparable.endDate;
  const cells = metricSlots(network).map((metric, index) => {
    if (metric === null) return <td key={mainMetrics[index]} data-empty />;
    const isOwn = metric !== mainMetrics[index];
    const name = t(`brandTab.metric.${metric}`);
    return (
      <td key={metric} data-number data-label={isOwn ? undefined : name}>
        {isOwn && <span className={classes.ownName}>{name}</span>}
        <SocialFigureCell figure={figureOf(metric) ?? unknown} metric={metric} />
      </td>
    );
  });
  return (
    <tr>
      <th scope="row">
        <NetworkName network={network} />
        {account.isWithoutLink && (
          <span className={classes.till}>
            {t('brandTab.noLink')} <CollectLink>{t('brandTab.addLink')}</CollectLink>
          </span>
        )}
        {(isOld || failed !== null) && account.till !== null && (
          <span className={classes.till}>
            {failed !== null && (
              <IconPlugConnectedX size={12} stroke={1.7} role="img" aria-label={t('brandTab.failed')} />
            )}
            {t('brandTab.tillOlder', { day: dayText(account.till) })}
          </span>
        )}
      </th>
      {cells}
    </tr>
  );
}

function SocialFigureCell({ figure, metric }: { figure: SocialFigure; metric: MetricName }) {
  const { t } = useTranslation();
  const change = figureChange(figure, metric);
  const { comparable, compareTo } = toPerDay(figure);
  const words = (value: number | null) =>
    figure.days === undefined ? figureWords(value, metric) : perDayWords(t, value);
  const days = daysWords(t, figure, 'trend');
  return (
    <span className={classes.figure}>
      <span className={classes.now} data-none={comparable === null || undefined}>
        {words(comparable)}
        {metric === 'score' && comparable !== null && <small> / {formatNumber(5)}</small>}
      </span>
      <span className={classes.before}>
        <span className={layout.unseen}>{t('brandTab.before', { value: '' })}</span>
        {words(compareTo)} {change !== null && <ChangeText change={change} />}
        <span className={layout.unseen}>{changeWords(t, change)}</span>
      </span>
      {days !== null && <span className={classes.days}>{days}</span>}
    </span>
  );
}

const isMain = (metric: MetricName): boolean => mainMetrics.some((main) => main === metric);

/** What stands in each column for a network: its own figure, else one of its others under its own name, else nothing. */
const metricSlots = (network: SocialNetwork): (MetricName | null)[] => {
  const told = metricsOfNetwork(network);
  const others = told.filter((metric) => !isMain(metric));
  return mainMetrics.map((main) => (told.includes(main) ? main : (others.shift() ?? null)));
};
