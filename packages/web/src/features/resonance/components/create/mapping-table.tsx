import { Checkbox } from '@mantine/core';
import type { HeadingStem } from '@soundings/contract/resonance/mapping';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ColumnTable } from '#/ui/column-table.tsx';
import { changeColumn, type MappedColumn, type Mapping, setRoles } from '../../mapping/mapping.ts';
import classes from './mapping.module.css';
import { MappingRow } from './mapping-row.tsx';

interface Props {
  mapping: Mapping;
  stems: readonly HeadingStem[];
  /** Those that search and filter leave. */
  found: readonly MappedColumn[];
  onMapping: (mapping: Mapping) => void;
  chosen: ReadonlySet<number>;
  onChosen: (chosen: ReadonlySet<number>) => void;
}

const rowHeight = 54;

/** One row a column of the file. */
export function MappingTable({ mapping, stems, found, onMapping, chosen, onChosen }: Props) {
  const { t } = useTranslation();
  const isAll = found.every(({ mapping }) => chosen.has(mapping.column));
  const toggleAll = () => onChosen(isAll ? new Set() : new Set(found.map(({ mapping }) => mapping.column)));
  const toggle = (column: number) => {
    const next = new Set(chosen);
    if (!next.delete(column)) next.add(column);
    onChosen(next);
  };
  return (
    <ColumnTable
      label={t('resonanceForm.sectionMapping')}
      className={classes.table}
      count={found.length}
      rowHeight={rowHeight}
      head={
        <>
          <th scope="col" className={classes.check}>
            <Checkbox
              aria-label={t('resonanceForm.selectAllShown', { n: formatNumber(found.length) })}
              checked={isAll}
              indeterminate={!isAll && chosen.size > 0}
              onChange={toggleAll}
            />
          </th>
          <th scope="col">{t('resonanceForm.column')}</th>
          <th scope="col" className={classes.samples}>
            {t('resonanceForm.samples')}
          </th>
          <th scope="col" className={classes.answered}>
            {t('resonanceForm.answered')}
          </th>
          <th scope="col" className={classes.distinct}>
            {t('resonanceForm.distinct')}
          </th>
          <th scope="col" className={classes.role}>
            {t('resonanceForm.role')}
          </th>
          <th scope="col" className={classes.label}>
            {t('resonanceForm.label')}
          </th>
          <th scope="col" className={classes.scale}>
            {t('resonanceForm.scale')}
          </th>
        </>
      }
      rowAt={(index) => {
        const entry = found[index];
        if (entry === undefined) return null;
        const { column } = entry.mapping;
        return (
          <MappingRow
            key={column}
            entry={entry}
            index={index}
            recodes={mapping.recodes}
            stems={stems}
            isChosen={chosen.has(column)}
            onToggle={() => toggle(column)}
            onChange={(change) => onMapping(changeColumn(mapping, column, change))}
            onRole={(role) => onMapping(setRoles(mapping, new Set([column]), role))}
          />
        );
      }}
    />
  );
}
