import { Table, VisuallyHidden } from '@mantine/core';
import type { DatasetPage } from '@soundings/contract/sonar/datasets';
import { type DatasetSort, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { useTranslation } from 'react-i18next';
import { SortHeading } from '#/ui/sort-heading.tsx';
import { HintHost } from '../marks/hint-host.tsx';
import { BrandRow, type RowActions } from './brand-row.tsx';
import classes from './brand-table.module.css';
import { NetworkHeading } from './network-heading.tsx';
import { SelectBox } from './select-box.tsx';

interface Props {
  page: DatasetPage;
  sort: DatasetSort;
  onSort: (sort: DatasetSort) => void;
  selected: ReadonlySet<string>;
  actions: RowActions | null;
  /** Older rows are still shown while newer ones load. */
  isStale: boolean;
}

/** One brand a row, one network a column, one mark a link; on a phone one brand a card. */
export function BrandTable({ page: { content, counts }, sort, onSort, selected, actions, isStale }: Props) {
  const { t } = useTranslation();
  const chosen = content.filter(({ id }) => selected.has(id)).length;
  return (
    <HintHost>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={classes.wrap} aria-label={t('sonarCollect.brands')} tabIndex={0} aria-busy={isStale}>
        <Table className={classes.table ?? ''} data-stale={isStale || undefined} highlightOnHover>
          <Table.Thead>
            <Table.Tr>
              {actions && (
                <Table.Th className={classes.select ?? ''}>
                  <SelectBox
                    label={t('sonar.selectAll')}
                    isSelected={chosen > 0 && chosen === content.length}
                    isPartly={chosen > 0 && chosen < content.length}
                    onChange={() => actions.onSelect(content, chosen < content.length)}
                  />
                </Table.Th>
              )}
              <SortHeading field="count" sort={sort} onSort={onSort} className={classes.number}>
                {t('sonar.column_number')}
              </SortHeading>
              <SortHeading field="brandCompany" sort={sort} onSort={onSort}>
                {t('sonar.column_company')}
              </SortHeading>
              {socialNetworks.map((network) => (
                <NetworkHeading key={network} network={network} counts={counts} />
              ))}
              {actions && (
                <Table.Th className={classes.actions ?? ''}>
                  <VisuallyHidden>{t('sonar.column_actions')}</VisuallyHidden>
                </Table.Th>
              )}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {content.map((dataset) => (
              <BrandRow key={dataset.id} dataset={dataset} isSelected={selected.has(dataset.id)} actions={actions} />
            ))}
          </Table.Tbody>
        </Table>
      </section>
    </HintHost>
  );
}
