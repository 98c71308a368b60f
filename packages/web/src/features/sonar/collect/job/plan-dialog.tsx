import { Button, Modal } from '@mantine/core';
import type { CollectPlan } from '@soundings/contract/sonar/collect';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatDay, formatNumber } from '#/lib/format.ts';
import { currentLanguage } from '#/lib/i18n.ts';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { ActionButton } from '../action-button.tsx';
import { collectPlanQuery } from '../collect.api.ts';
import classes from './plan-dialog.module.css';
import { PlanTable } from './plan-table.tsx';

interface PlanDialogProps {
  projectId: string;
  opened: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  onFindProfiles: (() => void) | null;
  onAddLinks: (() => void) | null;
}

export function PlanDialog(props: PlanDialogProps) {
  const { projectId, opened, isBusy, onConfirm, onClose, onFindProfiles, onAddLinks } = props;
  const { t } = useTranslation();
  const { data: plan, error, isRefetching, refetch } = useQuery(collectPlanQuery(projectId));
  const accounts = { count: plan?.accounts ?? 0, n: formatNumber(plan?.accounts ?? 0) };
  const isNothing = plan?.accounts === 0;
  const isWithoutLinks = plan?.networks.length === 0;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={plan && !isNothing ? t('collectPlan.title', accounts) : t('sonarCollect.collectData')}
      withCloseButton={false}
      size={620}
    >
      <div className={classes.body}>
        {plan ? (
          <PlanBody plan={plan} />
        ) : error ? (
          <ErrorState
            error={error}
            title={t('collectPlan.couldntLoad')}
            onRetry={() => void refetch()}
            isRetrying={isRefetching}
          />
        ) : (
          <SkeletonRows rows={5} />
        )}
      </div>
      <div className={classes.actions}>
        <Button onClick={onClose} disabled={isBusy} data-autofocus>
          {t('common.cancel')}
        </Button>
        {isWithoutLinks && onAddLinks && <Button onClick={onAddLinks}>{t('sonarCollect.addLinks')}</Button>}
        {isWithoutLinks && onFindProfiles ? (
          <Button variant="filled" onClick={onFindProfiles}>
            {t('sonarCollect.findProfiles')}
          </Button>
        ) : (
          <ActionButton
            variant="filled"
            loading={isBusy}
            blocked={isNothing ? t('collectPlan.nothing') : plan ? null : t('collectPlan.notYet')}
            onClick={onConfirm}
          >
            {plan && !isNothing ? t('collectPlan.confirm', accounts) : t('sonarCollect.collectData')}
          </ActionButton>
        )}
      </div>
    </Modal>
  );
}

function PlanBody({ plan }: { plan: CollectPlan }) {
  const { t } = useTranslation();
  const { accounts, from, till, calls, usd, demo, replacesDemo, networks } = plan;
  if (networks.length === 0) return <InlineAlert tone="info">{t('collectPlan.noLinks')}</InlineAlert>;
  const money = t('collectPlan.usd', { usd: formatNumber(usd, 2) });
  const cost = demo ? t('collectPlan.none') : usd > 0 ? t('collectPlan.about', { what: money }) : t('collectPlan.free');
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
            <dd>{demo ? t('collectPlan.callsDemo') : t('collectPlan.about', { what: formatNumber(calls) })}</dd>
          </div>
          <div>
            <dt>{t('collectPlan.cost')}</dt>
            <dd>{cost}</dd>
          </div>
        </dl>
      )}
      <PlanTable plan={plan} />
      <LeftOut plan={plan} />
      {accounts > 0 && <EmptyScores plan={plan} />}
      {accounts > 0 && (
        <p className={classes.text}>
          {t('collectPlan.earliest')} {t('collectPlan.rests')}
        </p>
      )}
    </>
  );
}

function EmptyScores({ plan: { emptyScores } }: { plan: CollectPlan }) {
  const { t } = useTranslation();
  if (emptyScores.length === 0) return null;
  const scores = new Intl.ListFormat(currentLanguage()).format(emptyScores.map((score) => t(`scores.${score}`)));
  return (
    <InlineAlert tone="warning" title={t('collectPlan.emptyScores', { count: emptyScores.length, scores })}>
      {emptyScores.map((score) => t(`scores.needs_${score}`)).join(' ')}
    </InlineAlert>
  );
}

function LeftOut({ plan: { withoutSource, more } }: { plan: CollectPlan }) {
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
