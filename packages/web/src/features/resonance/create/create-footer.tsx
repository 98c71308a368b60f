import { Button } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { FormActions, FormFooter } from '#/ui/form-footer.tsx';
import { ImportProgress } from '../import/file-section.tsx';
import type { ProjectCreation } from '../import/import.api.ts';

interface Props {
  creation: ProjectCreation;
  /** The file is still on its way: nothing can be created yet. */
  isUploading: boolean;
  /** Scales that nobody confirmed yet. */
  openScales: readonly string[];
  onCancel: () => void;
}

/** Always in sight: the way out, and the one primary action or how far it is. */
export function CreateFooter({ creation, isUploading, openScales, onCancel }: Props) {
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
          reason={isUploading ? t('resonanceForm.fileStillUploading') : <OpenScales scales={openScales} />}
        >
          <Button variant="filled" type="submit" disabled={isUploading || openScales.length > 0}>
            {t('resonanceForm.create')}
          </Button>
        </FormActions>
      )}
    </FormFooter>
  );
}

/** The id of a scale's card on the page. */
export const scaleId = (recode: string): string => `scale-${recode}`;

/** Brings a scale's card into view and takes the focus there. */
export function showScale(recode: string): void {
  const card = document.getElementById(scaleId(recode));
  card?.scrollIntoView({ block: 'center' });
  card?.focus({ preventScroll: true });
}

/** How many scales keep the project from being created, with the way to the next one. */
export function OpenScales({ scales }: { scales: readonly string[] }) {
  const { t } = useTranslation();
  const [next] = scales;
  if (next === undefined) return null;
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      leftSection={<IconHelpCircle size={15} />}
      onClick={() => showScale(next)}
    >
      {t('resonanceScale.confirmFirst', { count: scales.length, n: formatNumber(scales.length) })}
    </Button>
  );
}
