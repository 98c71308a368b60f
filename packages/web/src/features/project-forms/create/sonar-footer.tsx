import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFooter } from '#/ui/form-footer.tsx';
import classes from './sonar-footer.module.css';
import type { ProjectCreation } from './use-create-project.ts';

/** Cancel and Save; to save and collect at once keeps its place and says why it cannot be. */
export function SonarFooter({ creation: { isSaving } }: { creation: ProjectCreation }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const reason = useId();
  return (
    <FormFooter>
      <div className={classes.several}>
        <Button variant="subtle" disabled={isSaving} onClick={() => void navigate({ to: '/projects/create' })}>
          {t('common.cancel')}
        </Button>
        <span id={reason} className={classes.reason}>
          {t('projectForm.collectLater')}
        </span>
        <Button
          disabled
          className={classes.collect ?? ''}
          leftSection={<IconPlayerPlay size={16} aria-hidden="true" />}
          aria-describedby={reason}
        >
          {t('projectForm.saveAndCollect')}
        </Button>
        <Button type="submit" className={classes.save ?? ''} variant="filled" loading={isSaving}>
          {t('projectForm.save')}
        </Button>
      </div>
    </FormFooter>
  );
}
