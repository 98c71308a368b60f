import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { IconEyeOff, IconPlugConnectedX } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandLogo } from '../brand-tab/brand-logo.tsx';
import type { Brand } from '../dashboard.ts';
import { dayText } from '../export/day-text.ts';
import { accountState } from './account-state.ts';
import { DataCell } from './data-cell.tsx';
import type { DataColumn } from './data-columns.ts';
import classes from './data-table.module.css';

interface Props {
  brand: Brand;
  index: number;
  network: SocialNetwork | undefined;
  columns: readonly DataColumn[];
  withMarks: boolean;
  sorted: string;
  tabIndex: number;
  onShow: (brand: Brand) => void;
}

/** One brand's collected figures; of a single network also how collecting ended and how fresh it is. */
export const DataRow = memo(function DataRow({
  brand,
  index,
  network,
  columns,
  withMarks,
  sorted,
  tabIndex,
  onShow,
}: Props) {
  const { t } = useTranslation();
  const state = network === undefined ? null : accountState(brand, network);
  const account = network === undefined ? undefined : brand.socialCalculations[network];
  return (
    <tr
      className={classes.row}
      aria-rowindex={index + 3}
      data-index={index}
      data-my={brand.myCompany || undefined}
      data-hidden={brand.isHidden || undefined}
    >
      <th scope="row" className={classes.company}>
        <button
          type="button"
          data-cell={0}
          tabIndex={tabIndex}
          data-hint="company"
          aria-label={t('brandTab.showBrand', { company: brand.label })}
          onClick={() => onShow(brand)}
        >
          <BrandLogo brand={brand} size={20} />
          <span className={classes.name}>{brand.label}</span>
          {brand.isHidden && <IconEyeOff size={14} stroke={1.7} role="img" aria-label={t('brandTab.isHidden')} />}
        </button>
      </th>
      {state !== null && (
        <>
          <td className={classes.state} data-state={state} data-hint="state">
            {state === 'failed' && <IconPlugConnectedX size={14} stroke={1.7} aria-hidden="true" />}
            {t(`brandTab.state_${state}`)}
          </td>
          <td className={classes.till}>{account?.till ? dayText(account.till) : '–'}</td>
        </>
      )}
      {columns.map((column) => (
        <DataCell
          key={column.field}
          t={t}
          brand={brand}
          column={column}
          withMark={withMarks && column.value === 'comparable'}
          isSorted={sorted === column.field}
        />
      ))}
    </tr>
  );
});
