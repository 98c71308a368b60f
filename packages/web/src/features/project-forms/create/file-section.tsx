import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { FormSection } from '#/ui/form-section.tsx';
import { ReferenceFileField } from '../fields/reference-file-field.tsx';

interface Props {
  file: File | null;
  onFile: (file: File | null) => void;
}

/** The optional reference file: kept here, sent when the project is made. */
export function FileSection({ file, onFile }: Props) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('projectForm.file')} help={t('projectForm.fileHelp')}>
      <Card label={t('projectForm.file')}>
        <ReferenceFileField file={file} onFile={onFile} note={t('projectForm.fileAfterCreate')} />
      </Card>
    </FormSection>
  );
}
