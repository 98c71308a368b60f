import { IconFileSpreadsheet, IconUpload } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './drop-zone.module.css';
import { FileInput } from './file-input.tsx';
import { uploadLimit } from './upload-limit.ts';

interface Props {
  onFile: (file: File) => void;
  error: string | null;
  note: string | null;
}

/** A real file input under a large target; files may be dropped on it too. */
export function DropZone({ onFile, error, note }: Props) {
  const { t } = useTranslation();
  const [isOver, setIsOver] = useState(false);
  const id = useId();
  return (
    <div>
      <label
        htmlFor={id}
        className={classes.zone}
        data-over={isOver || undefined}
        data-error={error !== null || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          const file = event.dataTransfer.files[0];
          if (file !== undefined) onFile(file);
        }}
      >
        <FileInput
          id={id}
          label={t('resonanceForm.file')}
          onFile={onFile}
          aria-invalid={error !== null}
          aria-describedby={`${id}-kinds ${id}-error`}
        />
        <span className={classes.icon} aria-hidden="true">
          {isOver ? <IconUpload size={22} stroke={1.7} /> : <IconFileSpreadsheet size={22} stroke={1.7} />}
        </span>
        <span className={classes.words}>
          {isOver ? (
            t('resonanceForm.dropNow')
          ) : (
            <>
              {t('resonanceForm.dropHere')} <span className={classes.link}>{t('resonanceForm.chooseFile')}</span>
            </>
          )}
        </span>
        <span id={`${id}-kinds`} className={classes.kinds}>
          {t('resonanceForm.fileKinds', { size: uploadLimit })}
        </span>
      </label>
      <div id={`${id}-error`} className={classes.error} role="alert">
        {error}
      </div>
      {note !== null && <p className={classes.note}>{note}</p>}
    </div>
  );
}
