import type { CollectPlan } from '@soundings/contract/sonar/collect';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import classes from './plan.module.css';

/** The accounts that nobody is asked about, by name when unfolded, and why. */
export function LeftOut({ plan: { withoutSource, more } }: { plan: CollectPlan }) {
  const { t } = useTranslation();
  const count = withoutSource.length + more;
  if (count === 0) return null;
  return (
    <details className={classes.leftOut}>
      <summary>{t('collectPlan.leftOut', { count, n: formatNumber(count) })}</summary>
      <ul>
        {withoutSource.map(({ datasetId, brandCompany, network }) => (
          <li key={`${datasetId} ${network}`}>
            {t('collectPlan.account', { company: brandCompany, network: t(`sonar.network.${network}`) })}
          </li>
        ))}
        {more > 0 && <li>{t('collectPlan.more', { count: more, n: formatNumber(more) })}</li>}
      </ul>
    </details>
  );
}
