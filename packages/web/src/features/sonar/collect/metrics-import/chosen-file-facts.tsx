import type { MetricFile } from '@soundings/contract/sonar/metric-import';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { FileInput } from '#/ui/drop-zone.tsx';
import classes from './import-dialog.module.css';
import { metricFileKinds, metricFileLimit } from './metric-file-kinds.ts';
import type { MetricImport } from './use-metric-import.ts';

interface Props {
  read: MetricFile;
  /** Why the file that was to take its place cannot be used. */
  problem: MetricImport['problem'];
  onReplace: (file: File) => void;
}

/** The file that was read: its name and size, and a way to choose another. */
export function ChosenFileFacts({ read, problem, onReplace }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <>
      <div className={classes.file}>
        <IconFileSpreadsheet size={20} stroke={1.7} aria-hidden="true" />
        <p>
          <strong>{read.fileName}</strong>
          <span>
            {t('sonarImport.facts', {
              rows: formatNumber(read.rows),
              columns: formatNumber(read.columns.length),
            })}
          </span>
        </p>
        <label className={classes.replace} htmlFor={id}>
          <FileInput id={id} label={t('sonarImport.replaceFile')} accept={metricFileKinds} onFile={onReplace} />
          {t('sonarImport.replaceFile')}
        </label>
      </div>
      {problem?.code && (
        <p className={classes.problem} role="alert">
          {t(`sonarImport.${problem.code}`, { name: problem.name, size: metricFileLimit })}
        </p>
      )}
    </>
  );
}
