import { Select } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { ScoutSections } from '../scout-sections.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import settings from '../settings-page.module.css';
import { companyRulesQuery, customersQuery, useRemoveRules, useSaveRules } from './brand-rules.api.ts';
import classes from './brand-rules.module.css';
import { noRules, RulesForm } from './rules-form.tsx';

interface Props {
  company: string | undefined;
  onCompany: (company: string | undefined) => void;
}

export function BrandRulesPage({ company, onCompany }: Props) {
  const { t } = useTranslation();
  const { data: customers, error, refetch, isRefetching } = useQuery(customersQuery);
  const chosen = customers?.find(({ companyId }) => companyId === company);
  return (
    <SettingsFrame tab="SCOUTV2">
      <ScoutSections />
      <p className={settings.lead}>{t('brandRules.lead')}</p>
      {customers === undefined ? (
        <Card flush label={t('brandRules.customer')}>
          {error === null ? (
            <SkeletonRows rows={3} />
          ) : (
            <ErrorState
              error={error}
              thing={t('brandRules.theCustomers')}
              onRetry={() => void refetch()}
              isRetrying={isRefetching}
            />
          )}
        </Card>
      ) : (
        <Select
          className={classes.customer ?? ''}
          label={t('brandRules.customer')}
          placeholder={t('brandRules.chooseCustomer')}
          nothingFoundMessage={t('brandRules.noCustomer')}
          searchable
          limit={50}
          value={chosen?.companyId ?? null}
          data={customers.map(({ companyId, companyName }) => ({ value: companyId, label: companyName }))}
          renderOption={({ option }) => (
            <span className={classes.option}>
              {option.label}
              {customers.find(({ companyId }) => companyId === option.value)?.changedOn ? (
                <span className={classes.mark}>{t('brandRules.withRules')}</span>
              ) : null}
            </span>
          )}
          onChange={(next) => onCompany(next ?? undefined)}
        />
      )}
      {chosen ? (
        <CompanyRules key={chosen.companyId} companyId={chosen.companyId} companyName={chosen.companyName} />
      ) : customers ? (
        <Card flush label={t('brandRules.noneChosen')}>
          <EmptyState icon={<IconChecklist size={21} stroke={1.7} />} title={t('brandRules.noneChosen')} tone="first">
            {t('brandRules.noneChosenHelp')}
          </EmptyState>
        </Card>
      ) : null}
    </SettingsFrame>
  );
}

function CompanyRules({ companyId, companyName }: { companyId: string; companyName: string }) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const save = useSaveRules();
  const remove = useRemoveRules({ onDone: close, onFailed: close });
  const { data, error, refetch, isRefetching } = useQuery(companyRulesQuery(companyId));
  if (data === undefined) {
    return (
      <Card flush label={t('brandRules.title')}>
        {error === null ? (
          <SkeletonRows rows={6} />
        ) : (
          <ErrorState
            error={error}
            thing={t('brandRules.theRules')}
            onRetry={() => void refetch()}
            isRetrying={isRefetching}
          />
        )}
      </Card>
    );
  }
  return (
    <>
      <RulesForm
        key={data.changedOn}
        rules={data.rules ?? noRules}
        isSaving={save.isPending}
        onSave={(body) => save.mutate({ params: { companyId }, body })}
        onRemove={data.rules === null ? undefined : () => setIsAsking(true)}
      />
      <ConfirmDialog
        opened={isAsking}
        title={t('brandRules.removeTitle', { name: companyName })}
        confirmLabel={t('brandRules.remove')}
        cancelLabel={t('brandRules.keep')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ params: { companyId } })}
        onClose={close}
      >
        {t('brandRules.removeText')}
      </ConfirmDialog>
    </>
  );
}
