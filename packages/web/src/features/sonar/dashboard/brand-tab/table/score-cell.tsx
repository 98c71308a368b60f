import type { ScoreName } from '@soundings/contract/score-choices';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ChangeText } from '#/ui/charts/change-mark.tsx';
import { SoundingFigure } from '#/ui/figures/sounding-figure.tsx';
import { figureText } from '#/ui/figures/split-figure.ts';
import type { Brand } from '../../dashboard.ts';
import { changeWords } from '../change-words.ts';
import { scoreChange } from '../score-change.ts';
import { whyMissing } from '../why-missing.ts';
import classes from './brand-table.module.css';

interface Props {
  brand: Brand;
  name: ScoreName;
  /** Beside it, its own place among all brands. */
  withRank: boolean;
  isSorted: boolean;
  column: number;
  tabIndex: number;
  onExplain: (brand: Brand, name: ScoreName) => void;
}

const triangle = { up: '▲', down: '▼', same: '○' } as const;

/** A score with its change; without one the reason, each with its own sign. Opens what it is made of. */
export function ScoreCell({ brand, name, withRank, isSorted, column, tabIndex, onExplain }: Props) {
  const { t } = useTranslation();
  const value = brand[name];
  const score = t(`brandTab.scoreShort.${name}`);
  const change = scoreChange(value, name);
  const words = changeWords(t, change);
  const missing = value.score === null ? whyMissing(brand, name) : null;
  const rank = figureText(value.rank, 0);
  const label =
    missing === null
      ? t('brandTab.cell', { score, value: figureText(value.score), change: words, rank })
      : t('brandTab.cellNone', { score, cause: t(`brandTab.${missing}`) });
  const hint =
    missing === null
      ? `${score} ${figureText(value.score)}\n${change ? `${triangle[change.direction]} ` : ''}${words} · ${t('brandTab.before', { value: figureText(value.prevScore) })}\n${t('brandTab.rank')} ${rank}`
      : `${score}: ${t(`brandTab.${missing}`)}`;
  return (
    <td data-score={name} data-sorted={isSorted || undefined}>
      <button
        type="button"
        className={classes.score}
        data-cell={column}
        data-hint={hint}
        tabIndex={tabIndex}
        aria-label={label}
        onClick={() => onExplain(brand, name)}
      >
        {withRank && value.rank !== null && <span className={classes.ownRank}>{formatNumber(value.rank)}</span>}
        {missing === 'failed' ? (
          <IconPlugConnectedX className={classes.plug} size={14} stroke={1.7} />
        ) : (
          <SoundingFigure value={value.score} className={classes.figure} />
        )}
        <span className={classes.change}>{change !== null && <ChangeText change={change} isBare />}</span>
      </button>
    </td>
  );
}
