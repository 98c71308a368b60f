import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ChangeText } from '#/ui/charts/change-mark.tsx';
import { RankFigure } from '#/ui/figures/figure.tsx';
import { provisionalWords } from '../../provisional-rank.ts';
import classes from './brand-table.module.css';
import type { TableRow } from './table-rows.ts';

/** The place of a brand, and how many it has gained or lost; beside it the place in the view where that differs. */
export function RankCell({ row, isFiltered }: { row: TableRow; isFiltered: boolean }) {
  const { t } = useTranslation();
  const { rank, prevRank, rankInView } = row;
  const provisional = provisionalWords(t, row.isProvisional);
  const gained = rank === null || prevRank === null ? 0 : prevRank - rank;
  const n = formatNumber(Math.abs(gained));
  return (
    <>
      <td className={classes.rank}>
        <RankFigure rank={rank} provisional={provisional} />
      </td>
      <td className={classes.moved} data-tone={gained > 0 ? 'pos' : 'neg'}>
        {gained !== 0 && (
          <>
            <ChangeText
              change={{ direction: gained > 0 ? 'up' : 'down', tone: gained > 0 ? 'pos' : 'neg', figure: n }}
            />
            <span className={classes.unseen}>{t(gained > 0 ? 'brandTab.placesUp' : 'brandTab.placesDown', { n })}</span>
          </>
        )}
      </td>
      {isFiltered && (
        <td className={classes.inView}>
          <RankFigure rank={rankInView} provisional={provisional} />
        </td>
      )}
    </>
  );
}
