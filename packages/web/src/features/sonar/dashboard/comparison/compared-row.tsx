import { UnstyledButton } from '@mantine/core';
import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { useTranslation } from 'react-i18next';
import { ChangeText } from '#/ui/charts/change-mark.tsx';
import { RankFigure, SoundingFigure } from '#/ui/figures/figure.tsx';
import { type Brand, useDashboard } from '../dashboard.ts';
import { provisionalWords } from '../provisional-rank.ts';
import { brandEntry, inkOf } from '../score-tabs/model/entry.ts';
import { levelChange, levelWords } from '../score-tabs/model/entry-texts.ts';
import classes from './comparison.module.css';

interface Props {
  brand: Brand;
  columns: readonly ScoreName[];
  index: number;
  /** The figure that takes part in the tab order; null in all rows but one. */
  current: number | null;
  /** A line above it: between the best, those in focus and the last. */
  isFirstOfPlace: boolean;
}

/** One brand of the comparison; each figure opens why it is what it is. */
export function ComparedRow({ brand, columns, index, current, isFirstOfPlace }: Props) {
  const { t } = useTranslation();
  const { explain } = useDashboard();
  const entry = brandEntry(brand);
  return (
    <tr data-index={index} data-ink={inkOf(brand)} data-first={isFirstOfPlace || undefined}>
      <td className={classes.rank}>
        <RankFigure rank={brand.rank} provisional={provisionalWords(t, brand.provisional)} />
      </td>
      <th scope="row" className={classes.name} title={brand.label}>
        {brand.label}
      </th>
      {columns.map((name, column) => {
        const change = levelChange(brand[name], name);
        return (
          <td key={name} className={classes.number}>
            <UnstyledButton
              className={classes.figure}
              data-cell={column}
              tabIndex={current === column ? 0 : -1}
              aria-label={`${brand.label}: ${levelWords(t, entry, name)}`}
              onClick={() => explain(brand, name)}
            >
              <SoundingFigure value={brand[name].score} />
            </UnstyledButton>
            <span className={classes.change}>
              {change !== null && <ChangeText change={change} isBare={name !== 'powerrank'} />}
            </span>
          </td>
        );
      })}
    </tr>
  );
}
