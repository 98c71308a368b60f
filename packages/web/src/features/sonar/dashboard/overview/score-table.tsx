import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { useTranslation } from 'react-i18next';
import { ChangeText } from '#/ui/charts/frame/change-mark.tsx';
import { ChartTable } from '#/ui/charts/frame/chart-table.tsx';
import { RankFigure, SoundingFigure } from '#/ui/figures/figure.tsx';
import { isProvisional, provisionalCell, provisionalWords, scoreChange } from '../figures/score-words.ts';
import { shortGrowthMark, shortGrowthWords } from '../figures/short-growth.tsx';
import { shortGrowthNotes } from '../figures/short-growth-notes.ts';
import type { Entry } from '../scores/entries.ts';
import { ExportItems } from '../table/export-items.tsx';

interface Props {
  caption: string;
  entries: readonly Entry[];
  score: ScoreName;
}

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
          marks: [({ brand }) => shortGrowthMark(shortGrowthWords(t, brand, score))],
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
            const change = scoreChange(levels[score], score);
            return change === null ? '–' : <ChangeText change={change} />;
          },
        },
      ]}
    />
  );
}

interface ScoreExportProps {
  title: string;
  entries: readonly Entry[];
  score: ScoreName;
}

export function ScoreExport({ title, entries, score }: ScoreExportProps) {
  const { t } = useTranslation();
  return (
    <ExportItems
      isDisabled={entries.length === 0}
      table={() => ({
        title,
        columns: [
          t('dashboard.rank'),
          t('dashboard.brand'),
          t('dashboard.domain'),
          t(`scores.${score}`),
          t('dashboard.before'),
          ...(score === 'powerrank' ? [t('scores.placeIs')] : []),
        ],
        rows: entries.map(({ name, brand, levels }) => {
          const { rank, score: now, prevScore } = levels[score];
          const place = score === 'powerrank' ? [provisionalCell(t, isProvisional(brand, score))] : [];
          return [rank, name, brand?.domain ?? null, now, prevScore, ...place];
        }),
        notes: [
          t(score === 'friction' ? 'dashboard.scaleReversed' : 'dashboard.scale'),
          ...(entries.some(({ brand }) => isProvisional(brand, score)) ? [t('scores.provisionalHelp')] : []),
          ...shortGrowthNotes(
            t,
            entries.flatMap(({ brand }) => brand ?? []),
            [score],
          ),
        ],
      })}
    />
  );
}
