import { Table, VisuallyHidden } from '@mantine/core';
import { scoreNames } from '@soundings/contract/sonar/score-choices';
import { useTranslation } from 'react-i18next';
import { SortHeading } from '#/ui/sort-heading.tsx';
import type { BrandSort } from './brand-sort.ts';
import classes from './brand-table.module.css';

interface Props {
  sort: BrandSort;
  onSort: (sort: BrandSort) => void;
  isFiltered: boolean;
}

/** The headings; figures begin with the highest, places and names with the first. */
export function BrandHead({ sort, onSort, isFiltered }: Props) {
  const { t } = useTranslation();
  return (
    <Table.Thead>
      <tr aria-rowindex={1}>
        <Table.Th className={classes.mark ?? ''}>
          <VisuallyHidden>{t('brandTab.mark')}</VisuallyHidden>
        </Table.Th>
        <SortHeading field="rank" sort={sort} onSort={onSort} className={classes.rank}>
          {t('brandTab.rank')}
        </SortHeading>
        <Table.Th className={classes.moved ?? ''}>
          <VisuallyHidden>{t('brandTab.change')}</VisuallyHidden>
        </Table.Th>
        {isFiltered && (
          <Table.Th className={classes.inView ?? ''} data-hint="inView">
            {t('brandTab.inView')}
          </Table.Th>
        )}
        <SortHeading field="company" sort={sort} onSort={onSort} className={classes.company}>
          {t('brandTab.company')}
        </SortHeading>
        {scoreNames.map((name) => (
          <SortHeading
            key={name}
            field={name}
            sort={sort}
            onSort={onSort}
            startsDescending
            className={sort.endsWith(name) ? `${classes.number} ${classes.sorted}` : classes.number}
          >
            {t(`brandTab.scoreShort.${name}`)}
          </SortHeading>
        ))}
        <Table.Th className={classes.menu ?? ''}>
          <VisuallyHidden>{t('brandTab.actions')}</VisuallyHidden>
        </Table.Th>
      </tr>
    </Table.Thead>
  );
}
