import type { MetricName } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Brand, useDashboard } from '../../dashboard.ts';
import { dayText } from '../../export/day-text.ts';
import { metricsOf } from '../metrics-of.ts';
import { NetworkName } from '../network-name.tsx';
import { hasFailed } from '../why-missing.ts';
import { CollectLink } from './collect-link.tsx';
import { SocialFigureCell } from './social-figure.tsx';
import { mainMetrics, slotsOf } from './social-row-metrics.ts';
import classes from './socials.module.css';

const slots = mainMetrics.length;
const unknown = { comparable: null, compareTo: null, trend: null };

/** A network of a brand: its figures, or that there is no account, or why collecting failed. Zero is a figure. */
export function SocialRow({ brand, network }: { brand: Brand; network: SocialNetwork }) {
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
  const hasAny = metricsOf(network).some((metric) => figureOf(metric)?.comparable != null);
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
  const cells = slotsOf(network).map((metric, index) => {
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
