import type { CollectPlan } from '@soundings/contract/sonar/collect';
import { useTranslation } from 'react-i18next';
import { formatDay, formatNumber } from '#/lib/format.ts';
import { InlineAlert } from '#/ui/inline-alert.tsx';
import { LeftOut } from './left-out.tsx';
import classes from './plan.module.css';
import { PlanTable } from './plan-table.tsx';

/** What a run would do, as far as can be told before it. */
export function PlanBody({ plan }: { plan: CollectPlan }) {
  const { t } = useTranslation();
  const { accounts, from, till, calls, usd, demo, replacesDemo, networks } = plan;
  if (networks.length === 0) return <InlineAlert tone="info">{t('collectPlan.noLinks')}</InlineAlert>;
  const money = t('collectPlan.usd', { usd: formatNumber(usd, 2) });
  const cost = demo
    ? t('collectPlan.costDemo')
    : usd > 0
      ? t('collectPlan.about', { what: money })
      : t('collectPlan.free');
  return (
    <>
      {demo && (
        <InlineAlert tone="info" title={t('collectPlan.demoTitle')}>
          {t('collectPlan.demo')}
        </InlineAlert>
      )}
      {replacesDemo && <InlineAlert tone="info">{t('collectPlan.replacesDemo')}</InlineAlert>}
      {accounts === 0 ? (
        <InlineAlert tone="info">{t('collectPlan.nothing')}</InlineAlert>
      ) : (
        <dl className={classes.facts}>
          <div>
            <dt>{t('collectPlan.days')}</dt>
            <dd>{from && till ? `${formatDay(from)} – ${formatDay(till)}` : t('collectPlan.noDays')}</dd>
          </div>
          <div>
            <dt>{t('collectPlan.calls')}</dt>
            <dd>{t('collectPlan.about', { what: formatNumber(calls) })}</dd>
          </div>
          <div>
            <dt>{t('collectPlan.cost')}</dt>
            <dd>{cost}</dd>
          </div>
        </dl>
      )}
      <PlanTable plan={plan} />
      <LeftOut plan={plan} />
      {accounts > 0 && (
        <p className={classes.text}>
          {t('collectPlan.earliest')} {t('collectPlan.rests')}
        </p>
      )}
    </>
  );
}
