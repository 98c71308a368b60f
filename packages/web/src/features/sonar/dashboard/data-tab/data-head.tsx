import { Table } from '@mantine/core';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { useTranslation } from 'react-i18next';
import { SortHeading } from '#/ui/sort-heading.tsx';
import { NetworkName } from '../brand-tab/network-name.tsx';
import type { DataColumn } from './data-columns.ts';
import classes from './data-table.module.css';

interface Props {
  network: SocialNetwork | undefined;
  columns: readonly DataColumn[];
  /** Only one value of each figure is shown, so that headings need not name it. */
  isSingle: boolean;
  sort: string;
  onSort: (sort: string) => void;
}

/** Two lines of headings: the networks, and under each its figures. */
export function DataHead({ network, columns, isSingle, sort, onSort }: Props) {
  const { t } = useTranslation();
  const sorted = sort.replace(/^-/, '');
  return (
    <Table.Thead>
      <tr aria-rowindex={1} className={classes.networks}>
        <td className={classes.company} />
        {network !== undefined && <td colSpan={2} />}
        {socialNetworks.map((of) => {
          const width = columns.filter((column) => column.network === of).length;
          return (
            width > 0 && (
              <th key={of} scope="colgroup" colSpan={width} data-first>
                <NetworkName network={of} />
              </th>
            )
          );
        })}
      </tr>
      <tr aria-rowindex={2} className={classes.figures}>
        <SortHeading field="company" sort={sort} onSort={onSort} className={classes.company}>
          {t('brandTab.company')}
        </SortHeading>
        {network !== undefined && (
          <>
            <th scope="col" className={classes.state}>
              {t('brandTab.state')}
            </th>
            <th scope="col" className={classes.till}>
              {t('brandTab.dataTill')}
            </th>
          </>
        )}
        {columns.map(({ field, metric, value, isFirst }) => (
          <SortHeading
            key={field}
            field={field}
            sort={sort}
            onSort={onSort}
            startsDescending
            className={[classes.figure, isFirst && classes.first, sorted === field && classes.sorted]
              .filter(Boolean)
              .join(' ')}
          >
            <span className={classes.heading}>
              {t(`brandTab.metric.${metric}`)}
              {!isSingle && <small>{t(`brandTab.${value === 'trend' ? 'changeOf' : value}`)}</small>}
            </span>
          </SortHeading>
        ))}
      </tr>
    </Table.Thead>
  );
}
