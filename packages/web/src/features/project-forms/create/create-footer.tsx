import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '#/lib/format.ts';
import { FormActions } from '#/ui/form-actions.tsx';
import { FormFooter } from '#/ui/form-footer.tsx';
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
      <FormActions
        cancel={
          <Button variant="subtle" disabled={isSaving} onClick={() => void navigate({ to: '/projects/create' })}>
            {t('common.cancel')}
          </Button>
        }
        reason={
          sent !== null && file
            ? t('projectForm.uploadingFile', { file: file.name, percent: formatPercent(sent * 100, 0) })
            : null
        }
      >
        <Button type="submit" variant="filled" loading={isSaving}>
          {t('projectForm.create')}
        </Button>
      </FormActions>
    </FormFooter>
  );
}
