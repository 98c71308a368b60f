import { Button } from '@mantine/core';
import type { ResonanceFile } from '@soundings/contract/resonance/mapping';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes, formatNumber } from '#/lib/format.ts';
import { FileInput } from '#/ui/file-input.tsx';
import { FiguresFound } from './figures-found.tsx';
import classes from './file-facts.module.css';
import { surveyFileKinds } from './survey-file-kinds.ts';

interface Props {
  file: ResonanceFile;
  onReplace: (file: File) => void;
  onRemove: () => void;
}

/** The file that was read: its name, its size, and what was recognised in it. */
export function FileFacts({ file, onReplace, onRemove }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const rows = formatNumber(file.rows);
  const size = formatBytes(file.bytes);
  return (
    <div className={classes.facts}>
      <span className={classes.icon} aria-hidden="true">
        <IconFileSpreadsheet size={20} stroke={1.7} />
      </span>
      <div className={classes.words}>
        <p className={classes.name}>{file.fileName}</p>
        {file.form === 'wide' ? (
          <p className={classes.line}>
            {t('resonanceForm.fileFacts', {
              rows,
              columns: formatNumber(file.columns.length),
              size,
              encoding: file.encoding,
            })}
          </p>
        ) : (
          <>
            <p className={classes.line}>
              {t(file.form === 'sheets' ? 'resonanceForm.sheetsFound' : 'resonanceForm.messagesFound')}
            </p>
            <p className={classes.line}>{t('resonanceForm.sheetsFacts', { rows, size })}</p>
            {file.figures && <FiguresFound figures={file.figures} />}
          </>
        )}
      </div>
      <div className={classes.actions}>
        <label className={classes.replace} htmlFor={id}>
          <FileInput id={id} label={t('resonanceForm.file')} accept={surveyFileKinds} onFile={onReplace} />
          {t('resonanceForm.replaceFile')}
        </label>
        <Button size="sm" variant="subtle" onClick={onRemove}>
          {t('resonanceForm.removeFile')}
        </Button>
      </div>
    </div>
  );
}
