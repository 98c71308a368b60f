import { UnstyledButton } from '@mantine/core';
import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeText } from '#/ui/charts/change-mark.tsx';
import { RankFigure, SoundingFigure } from '#/ui/figures/figure.tsx';
import { isProvisional, provisionalWords } from '../../provisional-rank.ts';
import { useDrawingNeeds } from '../model/drawing-context.ts';
import type { Entry } from '../model/entry.ts';
import { levelChange, levelWords } from '../model/entry-texts.ts';
import classes from './entry-table.module.css';

interface Props {
  entry: Entry;
  scores: readonly ScoreName[];
  index: number;
  /** The figure that takes part in the tab order; null in all rows but one. */
  current: number | null;
  height: number;
  isNarrow: boolean;
}

/** One brand or group; each figure opens why it is what it is. */
export const EntryRow = memo(function EntryRow({ entry, scores, index, current, height, isNarrow }: Props) {
  const { t } = useTranslation();
  const { open } = useDrawingNeeds();
  const ranked = scores[0] ?? 'powerrank';
  return (
    <tr aria-rowindex={index + 2} data-index={index} style={{ height }} data-ink={entry.ink}>
      <td className={classes.rank}>
        <RankFigure
          rank={entry.levels[ranked].rank}
          provisional={provisionalWords(t, isProvisional(entry.brand, ranked))}
        />
      </td>
      <td className={classes.name} title={entry.name}>
        {entry.name}
      </td>
      {scores.map((name, column) => {
        const level = entry.levels[name];
        const change = levelChange(level, name);
        return (
          <td key={name} className={classes.number}>
            <UnstyledButton
              className={classes.figure}
              data-cell={column}
              tabIndex={current === column ? 0 : -1}
              aria-label={`${entry.name}: ${levelWords(t, entry, name)}`}
              onClick={() => open(entry, name)}
            >
              <SoundingFigure value={level.score} />
            </UnstyledButton>
            <span className={classes.change}>
              {change !== null && <ChangeText change={change} isBare={isNarrow} />}
            </span>
          </td>
        );
      })}
    </tr>
  );
});
