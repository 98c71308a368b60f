import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ErrorState } from '#/ui/error-state.tsx';
import { SkeletonRows } from '#/ui/skeletons.tsx';
import { ActionButton } from '../action-button.tsx';
import { collectPlanQuery } from '../api/collect-plan.ts';
import classes from './plan.module.css';
import { PlanBody } from './plan-body.tsx';

export interface PlanDialogProps {
  projectId: string;
  opened: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before collecting: whom it will ask for which days, what that takes of quotas and money, and who is left out. */
export function PlanDialog({ projectId, opened, isBusy, onConfirm, onClose }: PlanDialogProps) {
  const { t } = useTranslation();
  const { data: plan, error, isRefetching, refetch } = useQuery(collectPlanQuery(projectId));
  const accounts = { count: plan?.accounts ?? 0, n: formatNumber(plan?.accounts ?? 0) };
  const isNothing = plan?.accounts === 0;
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
        <ActionButton
          variant="filled"
          loading={isBusy}
          blocked={isNothing ? t('collectPlan.nothing') : plan ? null : t('collectPlan.notYet')}
          onClick={onConfirm}
        >
          {plan && !isNothing ? t('collectPlan.confirm', accounts) : t('sonarCollect.collectData')}
        </ActionButton>
      </div>
    </Modal>
  );
}
