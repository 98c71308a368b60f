import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { useTranslation } from 'react-i18next';
import { ChangeText } from '#/ui/charts/change-mark.tsx';
import { ChartTable } from '#/ui/charts/chart-table.tsx';
import { RankFigure, SoundingFigure } from '#/ui/figures/figure.tsx';
import { isProvisional, provisionalWords } from '../provisional-rank.ts';
import type { Entry } from '../score-tabs/model/entry.ts';
import { levelChange } from '../score-tabs/model/entry-texts.ts';

interface Props {
  caption: string;
  entries: readonly Entry[];
  score: ScoreName;
}

/** A chart's brands as rows: place, score, the one before, change. */
export function ScoreTable({ caption, entries, score }: Props) {
  const { t } = useTranslation();
  return (
    <ChartTable
      caption={t('dashboard.tableOf', { title: caption })}
      rows={entries}
      keyOf={({ id }) => id}
      columns={[
        {
          heading: t('dashboard.rank'),
          isNumber: true,
          cell: ({ brand, levels }) => (
            <RankFigure rank={levels[score].rank} provisional={provisionalWords(t, isProvisional(brand, score))} />
          ),
        },
        { heading: t('dashboard.brand'), cell: ({ name }) => name },
        {
          heading: t(`scores.${score}`),
          isNumber: true,
          cell: ({ levels }) => <SoundingFigure value={levels[score].score} />,
        },
        {
          heading: t('dashboard.before'),
          isNumber: true,
          cell: ({ levels }) => <SoundingFigure value={levels[score].prevScore} />,
        },
        {
          heading: t('dashboard.change'),
          isNumber: true,
          cell: ({ levels }) => {
            const change = levelChange(levels[score], score);
            return change === null ? '–' : <ChangeText change={change} />;
          },
        },
      ]}
    />
  );
}
