import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormActions } from '#/ui/form-actions.tsx';
import { FormFooter } from '#/ui/form-footer.tsx';
import { ImportProgress } from './import-progress.tsx';
import type { ProjectCreation } from './use-create-project.ts';

interface Props {
  creation: ProjectCreation;
  /** The file is still on its way: nothing can be created yet. */
  isUploading: boolean;
  onCancel: () => void;
}

/** Always in sight: the way out, and the one primary action or how far it is. */
export function CreateFooter({ creation, isUploading, onCancel }: Props) {
  const { t } = useTranslation();
  return (
    <FormFooter>
      {creation.isRunning ? (
        <ImportProgress
          run={creation}
          title={t('resonanceForm.importing', { name: creation.label })}
          note={t('resonanceForm.importNote')}
        />
      ) : (
        <FormActions
          cancel={
            <Button variant="subtle" onClick={onCancel}>
              {t('resonanceForm.cancel')}
            </Button>
          }
          reason={isUploading ? t('resonanceForm.fileStillUploading') : null}
        >
          <Button variant="filled" type="submit" disabled={isUploading}>
            {t('resonanceForm.create')}
          </Button>
        </FormActions>
      )}
    </FormFooter>
  );
}
