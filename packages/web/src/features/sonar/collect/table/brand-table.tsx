import { type DatasetSort, type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { useWithoutDeleted } from '#/ui/feedback/undoable.ts';
import type { Column, FieldOf } from '#/ui/table/columns.ts';
import { DataTable } from '#/ui/table/data-table.tsx';
import type { Brand, BrandCounts, BrandPage } from '../../brands/brand-fields.ts';
import { NetworkIcon } from '../../brands/icons.tsx';
import { HintHost } from '../marks/hints.tsx';
import { NetworkMarks } from '../marks/network-marks.tsx';
import { CompanyCell, type RowActions, RowButtons, SelectBox } from './brand-cells.tsx';
import classes from './brand-table.module.css';

type BrandColumn = Column<Brand, FieldOf<DatasetSort>>;

interface Props {
  page: BrandPage;
  sort: DatasetSort;
  onSort: (sort: DatasetSort) => void;
  selected: ReadonlySet<string>;
  actions: RowActions | null;
  isStale: boolean;
}

export function BrandTable({ page: { content: found, counts }, sort, onSort, selected, actions, isStale }: Props) {
  const { t } = useTranslation();
  const content = useWithoutDeleted(found, ({ id }) => id);
  const chosen = content.filter(({ id }) => selected.has(id)).length;
  const onAdd = actions !== null && actions.blocked === null ? actions.onEdit : undefined;
  const columns = useMemo((): BrandColumn[] => {
    const networks = socialNetworks.map(
      (network): BrandColumn => ({
        id: network,
        heading: <NetworkHeading network={network} counts={counts} />,
        headClassName: classes.network,
        headAttributes: {
          title: t('sonarCollect.linkedOf', {
            network: t(`sonar.network.${network}`),
            linked: formatNumber(counts.linked[network] ?? 0),
            all: formatNumber(counts.all),
          }),
        },
        cellClassName: classes.marks,
        cell: (brand) => <NetworkMarks brand={brand} network={network} onAdd={onAdd} />,
      }),
    );
    return [
      {
        id: 'number',
        heading: t('sonar.column_number'),
        sort: 'count',
        className: classes.number,
        cell: ({ count }) => formatNumber(count),
      },
      {
        id: 'company',
        heading: t('sonar.column_company'),
        sort: 'brandCompany',
        headClassName: classes.companyHead,
        cellClassName: classes.companyCell,
        cell: (brand) => <CompanyCell brand={brand} />,
      },
      ...networks,
    ];
  }, [t, counts, onAdd]);
  const select = actions && {
    id: 'select',
    className: classes.select,
    heading: (
      <SelectBox
        label={t('sonar.selectAll')}
        isSelected={chosen > 0 && chosen === content.length}
        isPartly={chosen > 0 && chosen < content.length}
        onChange={() => actions.onSelect(content, chosen < content.length)}
      />
    ),
    cell: (brand: Brand) => (
      <SelectBox
        label={t('sonar.selectRow', { company: brand.brandCompany })}
        isSelected={selected.has(brand.id)}
        onChange={(checked) => actions.onSelect([brand], checked)}
      />
    ),
  };
  const buttons = actions && {
    id: 'actions',
    heading: t('sonar.column_actions'),
    isHeadingHidden: true,
    className: classes.actions,
    cell: (brand: Brand) => <RowButtons brand={brand} actions={actions} />,
  };
  return (
    <HintHost>
      <DataTable
        look="plain"
        label={t('sonarCollect.brands')}
        className={classes.wrap}
        tableClassName={classes.table}
        columns={select && buttons ? [select, ...columns, buttons] : columns}
        rows={content}
        keyOf={({ id }) => id}
        rowAttributes={({ id }) => ({ className: classes.row, 'data-selected': selected.has(id) || undefined })}
        {...{ sort, onSort, isStale }}
      />
    </HintHost>
  );
}

interface NetworkHeadingProps {
  network: SocialNetwork;
  counts: BrandCounts;
}

function NetworkHeading({ network, counts }: NetworkHeadingProps) {
  const { t } = useTranslation();
  return (
    <>
      <span className={classes.networkName}>
        <NetworkIcon network={network} size={15} />
        <span className={classes.wide}>{t(`sonar.network.${network}`)}</span>
      </span>
      <span className={classes.linked}>
        {formatNumber(counts.linked[network] ?? 0)}/{formatNumber(counts.all)}
      </span>
    </>
  );
}
