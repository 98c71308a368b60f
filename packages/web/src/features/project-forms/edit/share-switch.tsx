import { endpoints } from 'virtual:endpoints';
import { Switch } from '@mantine/core';
import type { ProjectInfo } from '@soundings/contract/project-info';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#/lib/api/call.ts';
import { ConfirmDialog } from '#/ui/confirm-dialog.tsx';
import { useEditAction } from '../project-forms.api.ts';
import classes from './edit.module.css';

interface ShareSwitchProps {
  info: ProjectInfo;
  /** What was entered for the share and is not saved goes with switching off. */
  onSwitchedOff: () => void;
}

/** Sharing on or off, saved at once; off is asked for first, since it shuts people out. */
export function ShareSwitch({ info: { id, projectName, activeSharing }, onSwitchedOff }: ShareSwitchProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const change = useEditAction({
    call: (isOn: boolean) => call(isOn ? endpoints.activateSharing : endpoints.deactivateSharing, { params: { id } }),
    done: (t, isOn) => ({ title: t(isOn ? 'projectEdit.sharingIsOnNow' : 'projectEdit.sharingIsOffNow') }),
    failed: (t, isOn) => t(isOn ? 'projectEdit.couldntSwitchSharingOn' : 'projectEdit.couldntSwitchSharingOff'),
    onDone: (_, isOn) => {
      if (!isOn) onSwitchedOff();
    },
  });
  return (
    <>
      <Switch
        classNames={{
          body: classes.switch ?? '',
          track: classes.track ?? '',
          label: classes.switchLabel ?? '',
          description: classes.about ?? '',
        }}
        // The description is told as one, not as a part of the name.
        aria-label={t('projectEdit.sharing')}
        label={t('projectEdit.sharing')}
        description={t(activeSharing ? 'projectEdit.sharingOn' : 'projectEdit.sharingOff')}
        checked={activeSharing}
        disabled={change.isPending}
        onChange={() => (activeSharing ? setAsking(true) : change.mutate(true))}
      />
      <ConfirmDialog
        opened={isAsking}
        title={t('projectEdit.switchSharingOffTitle', { name: projectName })}
        confirmLabel={t('projectEdit.switchSharingOff')}
        cancelLabel={t('projectEdit.keepSharing')}
        isDangerous
        onConfirm={() => {
          setAsking(false);
          change.mutate(false);
        }}
        onClose={() => setAsking(false)}
      >
        {t('projectEdit.switchSharingOffText')}
      </ConfirmDialog>
    </>
  );
}
