import { Table, VisuallyHidden } from '@mantine/core';
import { type DatasetSort, type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { SortHeading } from '#/ui/sort-heading.tsx';
import type { BrandCounts, BrandPage } from '../../brands/brand-fields.ts';
import { NetworkIcon } from '../../brands/icons.tsx';
import { HintHost } from '../marks/hints.tsx';
import { BrandRow, type RowActions, SelectBox } from './brand-row.tsx';
import classes from './brand-table.module.css';

interface Props {
  page: BrandPage;
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
            {content.map((brand) => (
              <BrandRow key={brand.id} brand={brand} isSelected={selected.has(brand.id)} actions={actions} />
            ))}
          </Table.Tbody>
        </Table>
      </section>
    </HintHost>
  );
}

interface NetworkHeadingProps {
  network: SocialNetwork;
  counts: BrandCounts;
}

/** A network and how many of the project's brands have a link there; where room is short, its sign stands for its name. */
function NetworkHeading({ network, counts }: NetworkHeadingProps) {
  const { t } = useTranslation();
  const name = t(`sonar.network.${network}`);
  const linked = formatNumber(counts.linked[network] ?? 0);
  const all = formatNumber(counts.all);
  return (
    <Table.Th className={classes.network ?? ''} title={t('sonarCollect.linkedOf', { network: name, linked, all })}>
      <span className={classes.networkName}>
        <NetworkIcon network={network} size={15} />
        <span className={classes.wide}>{name}</span>
      </span>
      <span className={classes.linked}>
        {linked}/{all}
      </span>
    </Table.Th>
  );
}
