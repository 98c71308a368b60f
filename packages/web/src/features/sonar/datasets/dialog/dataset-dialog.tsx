import { Modal } from '@mantine/core';
import type { DatasetFields } from '@soundings/contract/sonar/datasets';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#/ui/confirm-dialog.tsx';
import type { DatasetValues, FieldErrors, FindProfiles } from '../dataset-fields.ts';
import classes from './dataset-dialog.module.css';
import { DatasetForm } from './dataset-form.tsx';
import type { LabelSuggestions } from './settings-tab.tsx';
import { useDatasetForm } from './use-dataset-form.ts';
import { useProfileSearch } from './use-profile-search.ts';

export interface DatasetDialogProps {
  opened: boolean;
  onClose: () => void;
  /** The brand that is changed; left out for a new one. */
  dataset?: DatasetValues | undefined;
  /** What was refused of it before: the dialog opens at the first. */
  errors?: FieldErrors;
  /** Address of its logo. */
  logo?: string | null | undefined;
  /** Labels that the project's other brands have. */
  suggestions: LabelSuggestions;
  /** Saves, and says so; answers (or throws, as calls do) what is wrong with which field. */
  onSave: (
    fields: DatasetFields,
    before: DatasetValues | undefined,
  ) => Promise<FieldErrors | undefined> | Promise<void>;
  findProfiles: FindProfiles;
}

/** One brand of a SONAR project, new or changed. Closing it with changes asks first. */
export function DatasetDialog(props: DatasetDialogProps) {
  return props.opened ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ onClose, dataset, errors = {}, logo, suggestions, onSave, findProfiles }: DatasetDialogProps) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  const search = useProfileSearch(findProfiles);
  const form = useDatasetForm({
    dataset,
    errors,
    onSave: async (fields, before) => {
      const refused = (await onSave(fields, before)) ?? undefined;
      // What was found belongs to the brand that is saved now.
      if (!refused) search.forget();
      return refused;
    },
    onSaved: onClose,
  });
  const close = () => {
    if (form.saving) return;
    search.cancel();
    if (form.isDirty) setAsks(true);
    else onClose();
  };
  return (
    <>
      <Modal
        opened
        onClose={close}
        title={t(dataset ? 'sonar.editDataset' : 'sonar.addDataset')}
        size={720}
        padding={0}
        classNames={{ header: classes.header ?? '', body: classes.modalBody ?? '' }}
        closeButtonProps={{ 'aria-label': t('common.close') }}
        closeOnClickOutside={!asks}
        closeOnEscape={!asks && search.running === null}
        trapFocus={!asks}
      >
        <DatasetForm
          form={form}
          search={search}
          dataset={dataset}
          logo={logo}
          suggestions={suggestions}
          onCancel={close}
        />
      </Modal>
      <ConfirmDialog
        opened={asks}
        title={t('sonar.discardTitle')}
        confirmLabel={t('sonar.discard')}
        cancelLabel={t('sonar.keepEditing')}
        isDangerous
        onConfirm={onClose}
        onClose={() => setAsks(false)}
      >
        {t('sonar.discardText')}
      </ConfirmDialog>
    </>
  );
}
