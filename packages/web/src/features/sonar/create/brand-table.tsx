import { ActionIcon, Tooltip } from '@mantine/core';
import { socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { IconAlertCircle, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countryName } from '#/lib/country-names.ts';
import { formatNumber } from '#/lib/format.ts';
import layout from '#/ui/layout/layout.module.css';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import { ShowAll } from '#/ui/list/folded-list.tsx';
import { Badge } from '#/ui/marks/badge.tsx';
import type { Column } from '#/ui/table/columns.ts';
import { ScrolledTable } from '#/ui/table/scrolled-table.tsx';
import { selectionColumn } from '#/ui/table/selection-column.tsx';
import type { BrandFields, BrandValues } from '../brands/brand-fields.ts';
import { CompanyMark } from '../brands/icons.tsx';
import type { BrandRow } from './brand-rows.ts';
import classes from './brand-table.module.css';

interface Props {
  rows: readonly BrandRow[];
  /** Shown as the user’s own: as it will be saved. */
  own: BrandFields | undefined;
  chosen: ReadonlySet<number>;
  onChosen: (chosen: ReadonlySet<number>) => void;
  onEdit: (row: BrandRow) => void;
  onDelete: (row: BrandRow) => void;
}

/** So many rows stand there whole, and so many when asked for: more would take long to draw. */
const few = 10;
const most = 200;

export function BrandTable({ rows, own, chosen, onChosen, onEdit, onDelete }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const isPhone = useIsPhone();
  const isWhole = rows.length <= few || (isOpen && rows.length <= most);
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
    {
      id: 'company',
      heading: t('sonar.column_company'),
      cell: (row) => <BrandCell row={row} isOwn={row.fields === own} />,
    },
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
    <>
      <ScrolledTable
        label={t('sonar.brandsTable')}
        className={classes.scroll}
        boxAttributes={{ 'data-whole': isWhole || undefined }}
        tableClassName={classes.table}
        columns={columns}
        rows={rows}
        keyOf={({ key }) => key}
        rowHeight={isPhone ? 52 : 44}
        rowAttributes={({ key }) => ({ 'data-selected': chosen.has(key) || undefined })}
      />
      {!isWhole && rows.length <= most && <ShowAll count={rows.length} onShow={() => setOpen(true)} />}
    </>
  );
}

function BrandCell({ row: { fields, errors }, isOwn }: { row: BrandRow; isOwn: boolean }) {
  const { t } = useTranslation();
  return (
    <span className={classes.brand}>
      <CompanyCell brand={{ ...fields, myCompany: isOwn }} />
      {errors ? (
        <span className={classes.wrong} role="img" aria-label={t('sonar.rowErrors')} title={t('sonar.rowErrors')}>
          <IconAlertCircle size={16} stroke={1.8} aria-hidden="true" />
        </span>
      ) : null}
    </span>
  );
}

interface CompanyCellProps {
  brand: { brandCompany: string; domain: string; myCompany: boolean; inFocus: boolean };
  logo?: string | null | undefined;
}

function CompanyCell({ brand, logo }: CompanyCellProps) {
  const { t } = useTranslation();
  const { brandCompany, domain, myCompany, inFocus } = brand;
  return (
    <span className={classes.company}>
      <CompanyMark name={brandCompany} domain={domain} logo={logo} />
      <span className={classes.name} title={`${brandCompany} · ${domain}`}>
        {brandCompany}
      </span>
      {myCompany ? <Badge tone="brand">{t('sonar.myCompany')}</Badge> : null}
      {inFocus ? <Badge>{t('sonar.focus')}</Badge> : null}
    </span>
  );
}

function LinkedNetworks({ socials }: { socials: BrandValues['socials'] }) {
  const { t } = useTranslation();
  const count = socialNetworks.filter((network) => (socials[network]?.length ?? 0) > 0).length;
  const total = socialNetworks.length;
  return (
    <span className={classes.linked}>
      <span aria-hidden="true">
        <b>{count}</b> / {total}
      </span>
      <span className={layout.unseen}>{t('sonar.linksOf', { count, total })}</span>
    </span>
  );
}

interface RowButtonsProps {
  company: string;
  onEdit: () => void;
  onDelete: () => void;
  blocked?: string | null;
}

function RowButtons({ company, onEdit, onDelete, blocked = null }: RowButtonsProps) {
  const { t } = useTranslation();
  const button = (label: string, icon: React.ReactNode, onClick: () => void) => (
    <Tooltip label={blocked ?? label}>
      <ActionIcon
        size={32}
        aria-label={label}
        {...(blocked === null ? {} : { 'aria-disabled': true, 'aria-description': blocked, 'data-disabled': true })}
        onClick={() => {
          if (blocked === null) onClick();
        }}
      >
        {icon}
      </ActionIcon>
    </Tooltip>
  );
  return (
    <span className={classes.buttons}>
      {button(t('sonar.editRow', { company }), <IconPencil size={16} stroke={1.6} aria-hidden="true" />, onEdit)}
      {button(t('sonar.deleteRow', { company }), <IconTrash size={16} stroke={1.6} aria-hidden="true" />, onDelete)}
    </span>
  );
}
