import { endpoints } from 'virtual:endpoints';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#/lib/api/call.ts';
import { formatNumber } from '#/lib/format.ts';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { useSwitch } from '#/ui/feedback/use-switch.ts';
import { companyChanges } from './companies.api.ts';
import classes from './touch.module.css';

interface EnabledSwitchProps {
  name: string;
  isEnabled: boolean;
  confirm?: { title: string; text: string; label: string };
  onChange: (isEnabled: boolean) => void;
}

export function EnabledSwitch({ name, isEnabled, confirm, onChange }: EnabledSwitchProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Switch
        classNames={{ track: classes.track ?? '' }}
        aria-label={t('companies.isEnabled', { name })}
        checked={isEnabled}
        onChange={() => (confirm ? setAsking(true) : onChange(!isEnabled))}
      />
      {confirm && (
        <ConfirmDialog
          opened={isAsking}
          title={confirm.title}
          confirmLabel={confirm.label}
          onConfirm={() => {
            setAsking(false);
            onChange(!isEnabled);
          }}
          onClose={() => setAsking(false)}
        >
          {confirm.text}
        </ConfirmDialog>
      )}
    </>
  );
}

interface SwitchedCompany {
  id: string;
  companyName: string;
  enabled: boolean;
  users: number;
}

export function useCompanySwitch({ id, companyName: name, enabled, users }: SwitchedCompany) {
  const { t } = useTranslation();
  const change = useSwitch(enabled, {
    refreshes: companyChanges,
    call: (toEnabled: boolean) =>
      call(toEnabled ? endpoints.activateCompany : endpoints.deactivateCompany, { params: { id } }),
    done: (_, toEnabled) =>
      toEnabled
        ? { title: t('companies.companyHasBeenEnabled', { name }) }
        : {
            title: t('companies.companyHasBeenDisabled', { name }),
            text: t('companies.companyHasBeenDisabledText'),
          },
    failed: (_, toEnabled) => t(toEnabled ? 'companies.couldntEnableCompany' : 'companies.couldntDisableCompany'),
  });
  const counted = { count: users, n: formatNumber(users) };
  const confirm = enabled
    ? {
        title: t('companies.disableCompanyTitle', { name }),
        text: t('companies.disableCompanyText', counted),
        label: t('companies.disableCompany'),
      }
    : {
        title: t('companies.enableCompanyTitle', { name }),
        text: t('companies.enableCompanyText', counted),
        label: t('companies.enableCompany'),
      };
  return { confirm, ...change };
}
