import type { MetricName } from '@soundings/contract/sonar/metrics';
import { metricsOfNetwork } from '@soundings/contract/sonar/metrics';
import type { SocialFigure } from '@soundings/contract/sonar/scores';
import { networkNames, type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { IconPlugConnectedX } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ChangeText } from '#/ui/charts/frame/change-mark.tsx';
import { FigureCell } from '#/ui/figures/figure-cell.tsx';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import { type Brand, useDashboard } from '../dashboard.ts';
import { NetworkName } from '../figures/brand-identity.tsx';
import { CollectLink } from '../figures/collect-link.tsx';
import { hasFailed } from '../figures/missing-figures.ts';
import { daysWords, figureChange, figureWords, noneWords, perDayWords, toPerDay } from '../figures/network-figures.ts';
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
              <th scope="col" data-number>
                {t('brandTab.metric.followers')}
              </th>
              <th scope="col" data-number>
                {t('brandTab.change')}
              </th>
              {flows.map((metric) => (
                <th key={metric} scope="col" data-number>
                  <FigureCell marks={[null]}>{t(`brandTab.metric.${metric}`)}</FigureCell>
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

const flows = ['posts', 'interactions', 'comments'] as const satisfies MetricName[];

const slots = 2 + flows.length;

const unknown = { comparable: null, compareTo: null, trend: null };

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
  const findFigure = (metric: MetricName) => account.metrics[metric];
  const hasAny = metricsOfNetwork(network).some((metric) => findFigure(metric)?.comparable != null);
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
  const state = network === 'TRUSTPILOT' ? 'score' : 'followers';
  const told = metricsOfNetwork(network);
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
      <MetricCell network={network} metric={state} figure={findFigure(state)} />
      <ChangeCell metric={state} figure={findFigure(state)} />
      {network === 'TRUSTPILOT' ? (
        <td colSpan={flows.length} data-number>
          <Reviews figure={findFigure('reviews')} />
        </td>
      ) : (
        flows.map((metric) => (
          <MetricCell
            key={metric}
            network={network}
            metric={metric}
            figure={told.includes(metric) ? findFigure(metric) : undefined}
            withMark
          />
        ))
      )}
    </tr>
  );
}

interface FigureProps {
  metric: MetricName;
  figure: SocialFigure | undefined;
}

const toWords = (t: TFunction, { days }: SocialFigure, value: number | null, metric: MetricName): string =>
  days === undefined ? figureWords(value, metric) : perDayWords(t, value);

function MetricCell({
  network,
  metric,
  figure,
  withMark = false,
}: FigureProps & { network: SocialNetwork; withMark?: boolean }) {
  const { t } = useTranslation();
  const name = t(`brandTab.metric.${metric}`);
  if (figure === undefined) {
    return (
      <td data-number data-empty>
        <FigureCell {...(withMark && { marks: [null] })}>
          <span aria-hidden="true">–</span>
        </FigureCell>
        <span className={layout.unseen}>{t('brandTab.notTold', { network: networkNames[network] })}</span>
      </td>
    );
  }
  const { comparable, compareTo } = toPerDay(figure);
  const change = figureChange(figure, metric);
  const before = t('brandTab.before', { value: toWords(t, figure, compareTo, metric) });
  const none = noneWords(t, figure, metric);
  const days = daysWords(t, figure, 'trend');
  return (
    <td
      data-number
      data-label={name}
      data-flow={withMark || undefined}
      data-empty={(comparable === null && none === null && days === null) || undefined}
      title={[before, changeWords(t, change), none].filter(Boolean).join(' · ')}
    >
      <span className={classes.now} data-none={comparable === null || undefined}>
        <FigureCell
          {...(withMark && { marks: [change !== null && <ChangeText key="change" change={change} isBare />] })}
        >
          {metric === 'score' && comparable !== null
            ? t('brandTab.ofFive', { value: figureWords(comparable, metric) })
            : toWords(t, figure, comparable, metric)}
        </FigureCell>
      </span>
      <span className={layout.unseen}>
        {before}, {changeWords(t, change)}
      </span>
      {none !== null && <span className={classes.days}>{none}</span>}
      {days !== null && <span className={classes.days}>{days}</span>}
    </td>
  );
}

function ChangeCell({ metric, figure }: FigureProps) {
  const { t } = useTranslation();
  const change = figure === undefined ? null : figureChange(figure, metric);
  return (
    <td data-number data-label={t('brandTab.change')} data-empty={change === null || undefined}>
      {change === null ? <span aria-hidden="true">–</span> : <ChangeText change={change} />}
      <span className={layout.unseen}>{changeWords(t, change)}</span>
    </td>
  );
}

function Reviews({ figure = unknown }: { figure: SocialFigure | undefined }) {
  const { t } = useTranslation();
  const count = figure.comparable;
  const change = figureChange(figure, 'reviews');
  if (count === null) return <span className={classes.cause}>{t('dashboard.noReviews')}</span>;
  return (
    <span title={t('brandTab.before', { value: figureWords(figure.compareTo, 'reviews') })}>
      {t('dashboard.reviews', { count, n: formatNumber(count) })}
      <span className={classes.mark}>{change !== null && <ChangeText change={change} isBare />}</span>
      <span className={layout.unseen}>{changeWords(t, change)}</span>
    </span>
  );
}
