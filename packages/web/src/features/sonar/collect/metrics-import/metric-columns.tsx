import type { MetricFile, MetricMapping } from '@soundings/contract/sonar/metric-import';
import { useTranslation } from 'react-i18next';
import { ColumnTable } from '#/ui/column-table.tsx';
import { MetricColumnRow } from './metric-column-row.tsx';
import classes from './metric-columns.module.css';

interface Props {
  read: MetricFile;
  mapping: MetricMapping;
  onMapping: (mapping: MetricMapping) => void;
}

/** Each column of a file with its first rows, and what it means. */
export function MetricColumns({ read, mapping, onMapping }: Props) {
  const { t } = useTranslation();
  const isWide = mapping.form === 'wide';
  return (
    <div className={classes.box}>
      <ColumnTable
        label={t('sonarImport.columns')}
        className={classes.table}
        count={read.columns.length}
        rowHeight={56}
        head={
          <>
            <th scope="col">{t('sonarImport.column')}</th>
            <th scope="col" className={classes.meaning}>
              {t('sonarImport.meaning')}
            </th>
            {isWide && (
              <th scope="col" className={classes.figure}>
                {t('sonarImport.figure')}
              </th>
            )}
          </>
        }
        rowAt={(index) => (
          <MetricColumnRow key={index} index={index} read={read} mapping={mapping} onMapping={onMapping} />
        )}
      />
    </div>
  );
}
