import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import type { Column } from '#/ui/table/columns.ts';
import { ScrolledTable } from '#/ui/table/scrolled-table.tsx';
import { selectionColumn } from '#/ui/table/selection-column.tsx';
import { countryName } from '#/lib/country-names.ts';
import { BrandCell, LinkedNetworks, RowButtons } from './brand-cells.tsx';
import type { BrandRow } from './brand-rows.ts';
import classes from './brand-table.module.css';

interface Props {
  rows: readonly BrandRow[];
  chosen: ReadonlySet<number>;
  onChosen: (chosen: ReadonlySet<number>) => void;
  onEdit: (row: BrandRow) => void;
  onDelete: (row: BrandRow) => void;
}

export function BrandTable({ rows, chosen, onChosen, onEdit, onDelete }: Props) {
  const { t } = useTranslation();
  const select = selectionColumn<BrandRow, number>({
    rows,
    keyOf: ({ key }) => key,
    selected: chosen,
    onSelect: onChosen,
    allLabel: t('sonar.selectAll'),
    labelOf: ({ fields }) => t('sonar.selectRow', { company: fields.brandCompany }),
    className: classes.check,
  });
  const columns: Column<BrandRow>[] = [
    select,
    {
      id: 'number',
      heading: t('sonar.column_number'),
      className: classes.number,
      cell: (_, { index }) => formatNumber(index + 1),
    },
    { id: 'company', heading: t('sonar.column_company'), cell: (row) => <BrandCell row={row} /> },
    {
      id: 'country',
      heading: t('sonar.column_country'),
      className: classes.country,
      cell: ({ fields }) => countryName(fields.country),
    },
    {
      id: 'type',
      heading: t('sonar.column_competitorType'),
      className: classes.type,
      cell: ({ fields }) => t(`sonar.competitor.${fields.competitorType}`),
    },
    {
      id: 'products',
      heading: t('sonar.column_products'),
      className: classes.products,
      attributes: ({ fields }) => ({ title: fields.products.join(', ') }),
      cell: ({ fields }) => fields.products.join(', '),
    },
    {
      id: 'socials',
      heading: t('sonar.column_socials'),
      className: classes.socials,
      cell: ({ fields }) => <LinkedNetworks socials={fields.socials} />,
    },
    {
      id: 'actions',
      heading: t('sonar.column_actions'),
      isHeadingHidden: true,
      className: classes.actions,
      cell: (row) => (
        <RowButtons company={row.fields.brandCompany} onEdit={() => onEdit(row)} onDelete={() => onDelete(row)} />
      ),
    },
  ];
  return (
    <ScrolledTable
      label={t('sonar.brandsTable')}
      className={classes.scroll}
      tableClassName={classes.table}
      columns={columns}
      rows={rows}
      keyOf={({ key }) => key}
      rowHeight={44}
      rowAttributes={({ key }) => ({ 'data-selected': chosen.has(key) || undefined })}
    />
  );
}
