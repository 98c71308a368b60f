import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#/ui/confirm-dialog.tsx';
import touch from './touch.module.css';

interface EnabledSwitchProps {
  /** Whom or what it enables. */
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
        classNames={{ track: touch.track ?? '' }}
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
