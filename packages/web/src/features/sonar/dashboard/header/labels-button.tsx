import { Button, Checkbox, Modal } from '@mantine/core';
import { IconTag } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDashboardState } from '../page/dashboard-state.ts';
import classes from './labels-button.module.css';

const choices = ['groups', 'country'] as const;
type Choice = (typeof choices)[number];

/** Opens what stands beside the names of brands. */
export function LabelsButton() {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconTag size={16} stroke={1.7} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        {t('dashboard.labels')}
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('dashboard.labelSettings')}
        size={420}
        closeButtonProps={{ 'aria-label': t('common.close') }}
      >
        <LabelsForm onClose={() => setOpened(false)} />
      </Modal>
    </>
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
      <div className={classes.actions}>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" variant="filled">
          {t('dashboard.apply')}
        </Button>
      </div>
    </form>
  );
}
