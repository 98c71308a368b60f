import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '#/lib/format.ts';
import { FormFooter } from '#/ui/form-footer.tsx';
import classes from './create-form.module.css';
import type { ProjectCreation } from './use-create-project.ts';

interface Props {
  creation: ProjectCreation;
  file?: File | null;
}

/** Cancel and Create, and how much of the file is sent. */
export function CreateFooter({ creation: { isSaving, sent }, file = null }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <FormFooter>
      <div className={classes.actions}>
        <Button variant="subtle" disabled={isSaving} onClick={() => void navigate({ to: '/projects/create' })}>
          {t('common.cancel')}
        </Button>
        <span className={classes.submit}>
          {sent !== null && file ? (
            <span className={classes.reason} role="status">
              {t('projectForm.uploadingFile', { file: file.name, percent: formatPercent(sent * 100, 0) })}
            </span>
          ) : null}
          <Button type="submit" variant="filled" loading={isSaving}>
            {t('projectForm.create')}
          </Button>
        </span>
      </div>
    </FormFooter>
  );
}
