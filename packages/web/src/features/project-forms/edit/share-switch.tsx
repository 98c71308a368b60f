import { Switch } from '@mantine/core';
import type { ProjectInfo } from '@soundings/contract/projects/projects';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#/ui/confirm-dialog.tsx';
import { activateSharing } from '../api/activate-sharing.ts';
import { deactivateSharing } from '../api/deactivate-sharing.ts';
import classes from './edit.module.css';
import { useSaveBlock } from './use-save-block.ts';

interface ShareSwitchProps {
  info: ProjectInfo;
  /** What was entered for the share and is not saved goes with switching off. */
  onSwitchedOff: () => void;
}

/** Sharing on or off, saved at once; off is asked for first, since it shuts people out. */
export function ShareSwitch({ info: { id, projectName, activeSharing }, onSwitchedOff }: ShareSwitchProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const change = useSaveBlock({
    save: (isOn: boolean) => (isOn ? activateSharing : deactivateSharing)({ params: { id } }),
    saved: (isOn) => t(isOn ? 'projectEdit.sharingIsOnNow' : 'projectEdit.sharingIsOffNow'),
    failed: (isOn) => t(isOn ? 'projectEdit.couldntSwitchSharingOn' : 'projectEdit.couldntSwitchSharingOff'),
    onSaved: (isOn) => {
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
