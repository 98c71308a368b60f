import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LateModal } from '#/ui/feedback/confirm-dialog.tsx';
import layout from '#/ui/layout/layout.module.css';
import { useDashboardState } from '../page/dashboard-state.ts';
import classes from './labels-dialog.module.css';

const choices = ['groups', 'country'] as const;
type Choice = (typeof choices)[number];

interface Props {
  opened: boolean;
  onClose: () => void;
}

export function LabelsDialog({ opened, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <LateModal
      opened={opened}
      onClose={onClose}
      title={t('dashboard.labelSettings')}
      size={420}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <LabelsForm onClose={onClose} />
    </LateModal>
  );
}

function LabelsForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { search, change } = useDashboardState();
  const [chosen, setChosen] = useState<readonly Choice[]>(search.labels ?? []);
  const apply = (event: React.FormEvent) => {
    event.preventDefault();
    const labels = choices.filter((choice) => chosen.includes(choice));
    change({ labels: labels.length === 0 ? undefined : labels });
    onClose();
  };
  return (
    <form onSubmit={apply}>
      <p className={classes.lead}>{t('dashboard.labelsLead')}</p>
      <div className={classes.choices}>
        {choices.map((choice) => (
          <Checkbox
            key={choice}
            label={t(`dashboard.label_${choice}`)}
            description={t(`dashboard.label_${choice}_help`)}
            checked={chosen.includes(choice)}
            onChange={({ currentTarget: { checked } }) =>
              setChosen(checked ? [...chosen, choice] : chosen.filter((other) => other !== choice))
            }
          />
        ))}
      </div>
      <div className={layout.dialogFoot}>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" variant="filled">
          {t('dashboard.apply')}
        </Button>
      </div>
    </form>
  );
}
