import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { IconPlugConnectedX } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { formatNumber } from '#/lib/format.ts';
import { ChangeText } from '#/ui/charts/frame/change-mark.tsx';
import { Diamond } from '#/ui/figures/diamond.tsx';
import { figureText, HollowSign, splitFigure } from '#/ui/figures/figure.tsx';
import { FigureCell } from '#/ui/figures/figure-cell.tsx';
import type { Brand } from '../dashboard.ts';
import { whyMissing } from '../figures/missing-figures.ts';
import { changeWords, isProvisional, placeWords, scoreChange } from '../figures/score-words.ts';
import { shortGrowthWords } from '../figures/short-growth.tsx';
import classes from './brand-table.module.css';

interface Props {
  /** Passed in: a subscription to the language in every cell would cost a table its frame. */
  t: TFunction;
  brand: Brand;
  name: ScoreName;
  title: string;
  withRank: boolean;
  isSorted: boolean;
  column: number;
  tabIndex: number;
  onExplain: (brand: Brand, name: ScoreName) => void;
}

export function ScoreCell({ t, brand, name, title, withRank, isSorted, column, tabIndex, onExplain }: Props) {
  const value = brand[name];
  const change = scoreChange(value, name);
  const missing = value.score === null ? whyMissing(brand, name) : null;
  const isTold = isProvisional(brand, name);
  const short = shortGrowthWords(t, brand, name);
  const rank = placeWords(t, figureText(value.rank, 0), isTold);
  const known = t('brandTab.cell', {
    score: title,
    value: figureText(value.score),
    change: changeWords(t, change),
    rank,
  });
  const label =
    missing === null
      ? [known, short].filter(Boolean).join('. ')
      : t('brandTab.cellNone', { score: title, cause: t(`brandTab.${missing}`) });
  const { whole, fraction } = value.score === null ? { whole: '–', fraction: '' } : splitFigure(value.score, 1);
  return (
    <td data-score={name} data-sorted={isSorted || undefined}>
      {withRank && value.rank !== null && (
        <span className={classes.ownRank} aria-hidden="true">
          {isTold && <HollowSign />} {formatNumber(value.rank)}
        </span>
      )}
      <button
        type="button"
        className={classes.score}
        data-cell={column}
        data-hint={name}
        tabIndex={tabIndex}
        aria-label={label}
        onClick={() => onExplain(brand, name)}
      >
        <FigureCell
          sign={short !== null && <Diamond />}
          marks={[change !== null && <ChangeText change={change} isBare />]}
        >
          {missing === 'failed' ? (
            <IconPlugConnectedX className={classes.plug} size={14} stroke={1.7} />
          ) : (
            <span className={classes.figure}>
              {whole}
              {fraction !== '' && <span className={classes.fraction}>{fraction}</span>}
            </span>
          )}
        </FigureCell>
      </button>
    </td>
  );
}
