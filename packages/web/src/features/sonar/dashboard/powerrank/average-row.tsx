import { lowerIsBetter, type ScoreName, steadyWithin } from '@soundings/contract/sonar/score-choices';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import { FigureCell } from '#/ui/figures/figure-cell.tsx';
import type { Brand } from '../dashboard.ts';
import { changeBetween } from '../figures/score-words.ts';
import { ComparedChange } from './compared-change.tsx';
import classes from './comparison.module.css';

export function AverageRow({ brands, columns }: { brands: readonly Brand[]; columns: readonly ScoreName[] }) {
  const { t } = useTranslation();
  return (
    <tr data-average>
      <td className={classes.rank} />
      <th scope="row" className={classes.name}>
        {t('scoreTabs.averageRow')}
      </th>
      {columns.map((name) => {
        const { score, change } = averageScore(brands, name);
        const mark = changeBetween(change, change === null ? null : 0, {
          within: steadyWithin,
          isLowerBetter: lowerIsBetter.has(name),
          figure: formatNumber(Math.abs(change ?? 0), 2),
        });
        return (
          <td key={name} className={classes.number}>
            <FigureCell marks={[<ComparedChange key="change" name={name} change={mark} />]}>
              <span className={score === null ? undefined : classes.whole}>
                <SoundingFigure value={score} decimals={0} />
              </span>
            </FigureCell>
          </td>
        );
      })}
    </tr>
  );
}

interface Average {
  readonly score: number | null;
  /** The mean trend, a level as of a brand, to two decimals. */
  readonly trend: number | null;
  /** Mean of trend − score, to two decimals, not of the rounded ones; null where no brand has an earlier score. */
  readonly change: number | null;
}

const twoDecimals = (value: number): number => Math.round(value * 100) / 100;

export function averageScore(brands: readonly Brand[], name: ScoreName): Average {
  const known = brands.flatMap((brand) => {
    const { score, prevScore, trend } = brand[name];
    return brand.isActive && score !== null && trend !== null ? [{ score, prevScore, trend }] : [];
  });
  const changed = known.filter(({ prevScore }) => prevScore !== null);
  if (known.length === 0) return { score: null, trend: null, change: null };
  return {
    score: Math.round(mean(known, ({ score }) => score)),
    trend: twoDecimals(mean(known, ({ trend }) => trend)),
    change: changed.length === 0 ? null : twoDecimals(mean(changed, ({ score, trend }) => trend - score)),
  };
}

const mean = <T,>(all: readonly T[], of: (one: T) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0) / all.length;
