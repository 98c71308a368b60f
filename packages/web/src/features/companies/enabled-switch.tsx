import { endpoints } from 'virtual:endpoints';
import { ActionIcon, Switch, Tooltip } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#/lib/api/call.ts';
import { formatNumber } from '#/lib/format.ts';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { useAction } from '#/ui/feedback/use-action.ts';
import { companyChanges } from './companies.api.ts';
import classes from './touch.module.css';

interface EnabledSwitchProps {
  name: string;
  isEnabled: boolean;
  isBusy: boolean;
  /** What the change means; without it nothing is asked. */
  confirm?: { title: string; text: string; label: string };
  onChange: (isEnabled: boolean) => void;
}

/** On and off of a row; it shows what the server says, never what is only asked for. */
export function EnabledSwitch({ name, isEnabled, isBusy, confirm, onChange }: EnabledSwitchProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Switch
        classNames={{ track: classes.track ?? '' }}
        aria-label={t('companies.isEnabled', { name })}
        checked={isEnabled}
        disabled={isBusy}
        onChange={() => (confirm ? setAsking(true) : onChange(!isEnabled))}
      />
      {confirm && (
        <ConfirmDialog
          opened={isAsking}
          title={confirm.title}
          confirmLabel={confirm.label}
          isDangerous={isEnabled}
          isBusy={isBusy}
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

/** Enables or disables a customer: the words that ask before, and the change. */
export function useCompanySwitch({ id, companyName: name, enabled, users }: SwitchedCompany) {
  const { t } = useTranslation();
  const change = useAction({
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
  return { confirm, set: change.mutate, isBusy: change.isPending };
}

interface RowActionProps {
  label: string;
  icon: ReactNode;
  /** Why it cannot be done now: the button keeps its place and its name, and says so. */
  blocked?: string | null;
  onClick: () => void;
}

/** A quiet icon button at the end of a row. */
export function RowAction({ label, icon, blocked = null, onClick }: RowActionProps) {
  return (
    <Tooltip label={blocked ?? label} events={{ hover: true, focus: true, touch: blocked !== null }}>
      <ActionIcon
        className={classes.action ?? ''}
        aria-label={blocked === null ? label : `${label}. ${blocked}`}
        {...(blocked === null ? {} : { 'aria-disabled': true, 'data-disabled': true })}
        onClick={(event) => (blocked === null ? onClick() : event.preventDefault())}
      >
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}
