import { ActionIcon, Checkbox, Tooltip } from '@mantine/core';
import { socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { IconAlertCircle, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { Badge } from '#/ui/badge.tsx';
import type { BrandValues } from '../brands/brand-fields.ts';
import { countryName } from '../brands/country-names.ts';
import { CompanyMark } from '../brands/icons.tsx';
import type { BrandRow } from './brand-rows.ts';
import classes from './brand-table.module.css';
import rowClasses from './brand-table-row.module.css';

interface Props {
  row: BrandRow;
  /** From 1. */
  number: number;
  isChosen: boolean;
  onToggle: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function BrandTableRow({ row, number, isChosen, onToggle, onEdit, onDelete }: Props) {
  const { t } = useTranslation();
  const { fields, errors } = row;
  const company = fields.brandCompany;
  return (
    <tr aria-rowindex={number + 1} data-selected={isChosen || undefined}>
      <td className={classes.check}>
        <Checkbox aria-label={t('sonar.selectRow', { company })} checked={isChosen} onChange={onToggle} />
      </td>
      <td className={classes.number}>{formatNumber(number)}</td>
      <td>
        <span className={classes.brand}>
          <CompanyCell brand={fields} />
          {errors ? (
            <span className={classes.wrong} role="img" aria-label={t('sonar.rowErrors')} title={t('sonar.rowErrors')}>
              <IconAlertCircle size={16} stroke={1.8} aria-hidden="true" />
            </span>
          ) : null}
        </span>
      </td>
      <td className={classes.country}>{countryName(fields.country)}</td>
      <td className={classes.type}>{t(`sonar.competitor.${fields.competitorType}`)}</td>
      <td className={classes.products} title={fields.products.join(', ')}>
        {fields.products.join(', ')}
      </td>
      <td className={classes.socials}>
        <LinkedNetworks socials={fields.socials} />
      </td>
      <td className={classes.actions}>
        <RowButtons company={company} onEdit={onEdit} onDelete={onDelete} />
      </td>
    </tr>
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
    <span className={rowClasses.company}>
      <CompanyMark name={brandCompany} domain={domain} logo={logo} />
      <span className={rowClasses.name} title={`${brandCompany} · ${domain}`}>
        {brandCompany}
      </span>
      {myCompany ? <Badge tone="brand">{t('sonar.myCompany')}</Badge> : null}
      {inFocus ? <Badge>{t('sonar.focus')}</Badge> : null}
    </span>
  );
}

/** On how many networks a brand has a link: 6 / 7. */
function LinkedNetworks({ socials }: { socials: BrandValues['socials'] }) {
  const { t } = useTranslation();
  const count = socialNetworks.filter((network) => (socials[network]?.length ?? 0) > 0).length;
  const total = socialNetworks.length;
  return (
    <span className={rowClasses.linked}>
      <span aria-hidden="true">
        <b>{count}</b> / {total}
      </span>
      <span className={rowClasses.words}>{t('sonar.linksOf', { count, total })}</span>
    </span>
  );
}

interface RowButtonsProps {
  company: string;
  onEdit: () => void;
  onDelete: () => void;
  /** Why neither can be done now. */
  blocked?: string | null;
}

/** Edit and delete one brand; blocked, they stay and say why. */
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
    <span className={rowClasses.buttons}>
      {button(t('sonar.editRow', { company }), <IconPencil size={16} stroke={1.6} aria-hidden="true" />, onEdit)}
      {button(t('sonar.deleteRow', { company }), <IconTrash size={16} stroke={1.6} aria-hidden="true" />, onDelete)}
    </span>
  );
}
