import { lowerIsBetter, type ScoreName, steadyWithin } from '@soundings/contract/sonar/score-choices';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ChangeText } from '#/ui/charts/change-mark.tsx';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import { changeBetween } from '../brand-tab/score-change.ts';
import type { Brand } from '../dashboard.ts';
import { averageOf } from './average-row.ts';
import classes from './comparison.module.css';

/** The average of all active brands: whole scores, changes to two decimals. */
export function AverageRow({ brands, columns }: { brands: readonly Brand[]; columns: readonly ScoreName[] }) {
  const { t } = useTranslation();
  return (
    <tr data-average>
      <td className={classes.rank} />
      <th scope="row" className={classes.name}>
        {t('scoreTabs.averageRow')}
      </th>
      {columns.map((name) => {
        const { score, change } = averageOf(brands, name);
        const mark = changeBetween(change, change === null ? null : 0, {
          within: steadyWithin,
          isLowerBetter: lowerIsBetter.has(name),
          figure: formatNumber(Math.abs(change ?? 0), 2),
        });
        return (
          <td key={name} className={classes.number}>
            <span className={classes.figure}>
              <SoundingFigure value={score} decimals={0} />
              <span className={classes.change}>
                {mark !== null && <ChangeText change={mark} isBare={name !== 'powerrank'} />}
              </span>
            </span>
          </td>
        );
      })}
    </tr>
  );
}
