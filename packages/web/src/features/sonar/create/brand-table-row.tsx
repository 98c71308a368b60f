import { Checkbox } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { countryName } from '../datasets/country-names.ts';
import { CompanyCell } from '../datasets/row/company-cell.tsx';
import { LinkedNetworks } from '../datasets/row/linked-networks.tsx';
import { RowButtons } from '../datasets/row/row-buttons.tsx';
import type { BrandRow } from './brand-rows.ts';
import classes from './brand-table.module.css';

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
