import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { IconEyeOff, IconPlugConnectedX } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { formatNumber } from '#/lib/format.ts';
import { ChangeText } from '#/ui/charts/frame/change-mark.tsx';
import { FigureCell } from '#/ui/figures/figure-cell.tsx';
import layout from '#/ui/layout/layout.module.css';
import type { Column } from '#/ui/table/columns.ts';
import type { Brand } from '../dashboard.ts';
import { BrandLogo } from '../figures/brand-identity.tsx';
import { whyNoFigure } from '../figures/missing-figures.ts';
import { canCompare, daysWords, figureChange, figureWords, perDayWords, toPerDay } from '../figures/network-figures.ts';
import { changeWords } from '../figures/score-words.ts';
import { dayText } from '../period/days.ts';
import type { DataColumn } from './data-columns.ts';
import { missingWords } from './data-hint.ts';
import classes from './data-tab.module.css';
import { accountState } from './data-to-export.ts';

interface CompanyButtonProps {
  t: TFunction;
  brand: Brand;
  tabIndex: number;
  onShow: (brand: Brand) => void;
}

export function CompanyButton({ t, brand, tabIndex, onShow }: CompanyButtonProps) {
  return (
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
  );
}

export const accountColumns = (t: TFunction, network: SocialNetwork): Column<Brand>[] => [
  {
    id: 'state',
    heading: t('brandTab.state'),
    className: classes.state,
    attributes: (brand) => ({ 'data-state': accountState(brand, network), 'data-hint': 'state' }),
    cell: (brand) => {
      const state = accountState(brand, network);
      return (
        <>
          {state === 'failed' && <IconPlugConnectedX size={14} stroke={1.7} aria-hidden="true" />}
          {t(`brandTab.state_${state}`)}
        </>
      );
    },
  },
  {
    id: 'till',
    heading: t('brandTab.dataTill'),
    className: classes.till,
    cell: ({ socialCalculations }) => {
      const till = socialCalculations[network]?.till;
      return till ? dayText(till) : '–';
    },
  },
];

interface DataCellProps {
  t: TFunction;
  brand: Brand;
  column: DataColumn;
  withMark: boolean;
  isSorted: boolean;
}

export function DataCell({ t, brand, column, withMark, isSorted }: DataCellProps) {
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
        <span className={layout.unseen}>{days ?? t('brandTab.changeNone')}</span>
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
            <span className={layout.unseen}>{missingWords(t, brand, column)}</span>
          </>
        )}
      </td>
    );
  }
  const change = value === 'trend' || withMark ? figureChange(figure, metric) : null;
  if (value !== 'trend') {
    return (
      <td {...cell}>
        <FigureCell
          {...(withMark && { marks: [change !== null && <ChangeText key="change" change={change} isBare />] })}
        >
          {figure.days === undefined ? figureWords(shown, metric) : perDayWords(t, shown)}
        </FigureCell>
        {withMark && <span className={layout.unseen}>{changeWords(t, change)}</span>}
        {days !== null && <span className={classes.days}>{days}</span>}
      </td>
    );
  }
  return (
    <td {...cell}>
      <span className={layout.unseen}>{changeWords(t, change)}</span>
      {change === null ? '–' : <ChangeText change={change} />}{' '}
      <span className={classes.by}>{formatNumber(Math.abs(shown), metric === 'score' ? 1 : 0)}</span>
    </td>
  );
}
