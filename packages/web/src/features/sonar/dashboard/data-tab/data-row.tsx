import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { IconEyeOff, IconPlugConnectedX } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ChangeText } from '#/ui/charts/change-mark.tsx';
import type { Brand } from '../dashboard.ts';
import { BrandLogo } from '../figures/brand-identity.tsx';
import { whyNoFigure } from '../figures/missing-figures.ts';
import { canCompare, daysWords, figureChange, figureWords, perDayWords, toPerDay } from '../figures/network-figures.ts';
import { changeWords } from '../figures/score-words.ts';
import { dayText } from '../period/days.ts';
import type { DataColumn } from './data-columns.ts';
import { missingWords } from './data-hint.ts';
import classes from './data-table.module.css';
import { accountState } from './data-to-export.ts';

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

interface DataCellProps {
  /** Given, as a cell that listens for the language by itself would cost a table its frame. */
  t: TFunction;
  brand: Brand;
  column: DataColumn;
  /** Beside the figure the direction of its change. */
  withMark: boolean;
  isSorted: boolean;
}

/** A figure of a brand; a missing one tells why: no account, collecting failed, or none in these days. */
function DataCell({ t, brand, column, withMark, isSorted }: DataCellProps) {
  const { network, metric, value, isFirst, field } = column;
  const figure = brand.socialCalculations[network]?.metrics[metric];
  const shown = (figure && toPerDay(figure)[value]) ?? null;
  const days = figure === undefined ? null : daysWords(t, figure, value);
  const cell = {
    className: classes.figure,
    'data-first': isFirst || undefined,
    'data-sorted': isSorted || undefined,
    'data-hint': field,
  };
  if (figure !== undefined && shown === null && value === 'trend' && !canCompare(figure)) {
    return (
      <td {...cell} data-none>
        <span aria-hidden="true">–</span>
        <span className={classes.unseen}>{days ?? t('brandTab.changeNone')}</span>
      </td>
    );
  }
  if (figure === undefined || shown === null) {
    return (
      <td {...cell} data-none>
        {whyNoFigure(brand, network) === 'failed' ? (
          <IconPlugConnectedX size={14} stroke={1.7} role="img" aria-label={missingWords(t, brand, column)} />
        ) : (
          <>
            <span aria-hidden="true">–</span>
            <span className={classes.unseen}>{missingWords(t, brand, column)}</span>
          </>
        )}
      </td>
    );
  }
  const change = value === 'trend' || withMark ? figureChange(figure, metric) : null;
  if (value !== 'trend') {
    return (
      <td {...cell}>
        {figure.days === undefined ? figureWords(shown, metric) : perDayWords(t, shown)}
        {days !== null && <span className={classes.days}>{days}</span>}
        {withMark && (
          <>
            <span className={classes.mark}>{change !== null && <ChangeText change={change} isBare />}</span>
            <span className={classes.unseen}>{changeWords(t, change)}</span>
          </>
        )}
      </td>
    );
  }
  return (
    <td {...cell}>
      <span className={classes.unseen}>{changeWords(t, change)}</span>
      {change === null ? '–' : <ChangeText change={change} />}{' '}
      <span className={classes.by}>{formatNumber(Math.abs(shown), metric === 'score' ? 1 : 0)}</span>
    </td>
  );
}
