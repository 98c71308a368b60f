import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFooter } from '#/ui/form-footer.tsx';
import classes from './sonar-footer.module.css';
import type { ProjectCreation } from './use-create-project.ts';

/** Cancel, Save, and to save and go on to the project's data page. */
export function SonarFooter({ creation: { isSaving, submitThen } }: { creation: ProjectCreation }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const reason = useId();
  const saveAndCollect = submitThen(
    (id) => void navigate({ to: '/project/sonar/collect-data/$id', params: { id }, ignoreBlocker: true }),
  );
  return (
    <FormFooter>
      <div className={classes.several}>
        <Button variant="subtle" disabled={isSaving} onClick={() => void navigate({ to: '/projects/create' })}>
          {t('common.cancel')}
        </Button>
        <span id={reason} className={classes.reason}>
          {t('projectForm.collectNext')}
        </span>
        <Button type="submit" className={classes.save ?? ''} disabled={isSaving}>
          {t('projectForm.save')}
        </Button>
        <Button
          variant="filled"
          className={classes.collect ?? ''}
          loading={isSaving}
          leftSection={<IconPlayerPlay size={16} aria-hidden="true" />}
          aria-describedby={reason}
          onClick={() => saveAndCollect()}
        >
          {t('projectForm.saveAndCollect')}
        </Button>
      </div>
    </FormFooter>
  );
}
