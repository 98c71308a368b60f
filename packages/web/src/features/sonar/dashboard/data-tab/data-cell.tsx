import { IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ChangeText } from '#/ui/charts/change-mark.tsx';
import { changeWords } from '../brand-tab/change-words.ts';
import { figureChange } from '../brand-tab/figure-change.ts';
import { figureWords } from '../brand-tab/figure-words.ts';
import { whyNoFigure } from '../brand-tab/why-missing.ts';
import type { Brand } from '../dashboard.ts';
import type { DataColumn } from './data-columns.ts';
import classes from './data-table.module.css';

interface Props {
  brand: Brand;
  column: DataColumn;
  isSorted: boolean;
}

/** A figure of a brand; a missing one tells why: no account, collecting failed, or none in these days. */
export function DataCell({ brand, column: { network, metric, value, isFirst }, isSorted }: Props) {
  const { t } = useTranslation();
  const figure = brand.socialCalculations[network]?.metrics[metric];
  const shown = figure?.[value] ?? null;
  const names = { network: t(`sonar.network.${network}`), metric: t(`brandTab.metric.${metric}`) };
  const cell = { className: classes.figure, 'data-first': isFirst || undefined, 'data-sorted': isSorted || undefined };
  if (figure === undefined || shown === null) {
    const missing = whyNoFigure(brand, network);
    const reason = brand.socialCalculations[network]?.reason;
    const cause = missing === 'failed' && reason ? t(`brandTab.reason.${reason}`) : t(`brandTab.${missing}`);
    return (
      <td {...cell} data-none data-hint={t('brandTab.dataCellNone', { ...names, cause })}>
        {missing === 'failed' ? (
          <IconPlugConnectedX size={14} stroke={1.7} role="img" aria-label={cause} />
        ) : (
          <>
            <span aria-hidden="true">–</span>
            <span className={classes.unseen}>{cause}</span>
          </>
        )}
      </td>
    );
  }
  const change = figureChange(figure, metric);
  const hint = t('brandTab.dataCell', {
    ...names,
    value: figureWords(figure.comparable, metric),
    change: changeWords(t, change),
    before: figureWords(figure.compareTo, metric),
  });
  return (
    <td {...cell} data-hint={hint}>
      {value === 'trend' ? (
        <>
          <span className={classes.unseen}>{changeWords(t, change)}</span>
          {change === null ? '–' : <ChangeText change={change} />}{' '}
          <span className={classes.by}>{formatNumber(Math.abs(shown), metric === 'score' ? 1 : 0)}</span>
        </>
      ) : (
        figureWords(shown, metric)
      )}
    </td>
  );
}
