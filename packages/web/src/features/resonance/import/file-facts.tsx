import { Button } from '@mantine/core';
import type { FoundFigures, ResonanceFile } from '@soundings/contract/resonance/mapping';
import { maxUploadBytes } from '@soundings/contract/resonance/resonance-choices';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes, formatNumber } from '#/lib/format.ts';
import { FileInput } from '#/ui/form/drop-zone.tsx';
import classes from './file-facts.module.css';

/** Of a messages file: its headings don’t say which column is which. */
export const asksForColumns = ({ form, figures }: ResonanceFile): boolean => form === 'messages' && !figures;

interface Props {
  file: ResonanceFile;
  onReplace: (file: File) => void;
  onRemove: () => void;
}

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
        ) : asksForColumns(file) ? null : (
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

function FiguresFound({ figures }: { figures: FoundFigures }) {
  const { t } = useTranslation();
  const { unit, hasR2, audiences, ignored } = figures;
  const count = audiences.length;
  return (
    <>
      <p className={classes.line}>
        {t(hasR2 ? 'resonanceFile.figuresR1R2' : 'resonanceFile.figuresR1')} {t(`resonanceFile.figuresUnit_${unit}`)}{' '}
        {t('resonanceFile.figuresAudiences', { count, n: formatNumber(count) })}
      </p>
      {ignored.length > 0 && (
        <p className={classes.line}>{t('resonanceFile.figuresIgnored', { names: ignored.join(', ') })}</p>
      )}
    </>
  );
}

export const uploadLimit = `${maxUploadBytes / 1024 ** 3}\u00a0GB`;

export const surveyFileKinds =
  '.xlsx,.csv,.sav,.zsav,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
