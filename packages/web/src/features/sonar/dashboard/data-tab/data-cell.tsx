import { IconPlugConnectedX } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { formatNumber } from '#/lib/format.ts';
import { ChangeText } from '#/ui/charts/change-mark.tsx';
import { changeWords } from '../brand-tab/change-words.ts';
import { figureChange } from '../brand-tab/figure-change.ts';
import { figureWords, perDayWords } from '../brand-tab/figure-words.ts';
import { canCompare, daysWords, perDay } from '../brand-tab/per-day.ts';
import { whyNoFigure } from '../brand-tab/why-missing.ts';
import type { Brand } from '../dashboard.ts';
import type { DataColumn } from './data-columns.ts';
import { missingWords } from './data-hint.ts';
import classes from './data-table.module.css';

interface Props {
  /** Given, as a cell that listens for the language by itself would cost a table its frame. */
  t: TFunction;
  brand: Brand;
  column: DataColumn;
  /** Beside the figure the direction of its change. */
  withMark: boolean;
  isSorted: boolean;
}

/** A figure of a brand; a missing one tells why: no account, collecting failed, or none in these days. */
export function DataCell({ t, brand, column, withMark, isSorted }: Props) {
  const { network, metric, value, isFirst, field } = column;
  const figure = brand.socialCalculations[network]?.metrics[metric];
  const shown = (figure && perDay(figure)[value]) ?? null;
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
