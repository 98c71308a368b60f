import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DropZone, DropZoneLink } from '#/ui/drop-zone.tsx';
import classes from './survey-drop-zone.module.css';
import { surveyFileKinds, uploadLimit } from './survey-file-kinds.ts';

interface Props {
  onFile: (file: File) => void;
  error: string | null;
  note: string | null;
}

/** Where a survey's file is chosen or dropped. */
export function SurveyDropZone({ onFile, error, note }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <DropZone
        id={useId()}
        label={t('resonanceForm.file')}
        accept={surveyFileKinds}
        required
        isTall
        onFile={onFile}
        error={error}
        icon={<IconFileSpreadsheet size={22} stroke={1.7} />}
        iconClass={classes.icon}
        dropNow={t('resonanceForm.dropNow')}
        kinds={t('resonanceForm.fileKinds', { size: uploadLimit })}
      >
        {t('resonanceForm.dropHere')} <DropZoneLink>{t('resonanceForm.chooseFile')}</DropZoneLink>
      </DropZone>
      {note !== null && <p className={classes.note}>{note}</p>}
    </>
  );
}
