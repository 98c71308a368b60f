import { scoreNames, typicalScore } from '@soundings/contract/sonar/score-choices';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '#/ui/charts/frame/chart-frame.tsx';
import { ChartTable } from '#/ui/charts/frame/chart-table.tsx';
import { RankBarChart } from '#/ui/charts/rank-bar-chart.tsx';
import { figureText, RankFigure, splitFigure } from '#/ui/figures/figure.tsx';
import { type Brand, useDashboard } from '../dashboard.ts';
import { whyMissing } from '../figures/missing-figures.ts';
import {
  changeWords,
  isProvisional,
  placeWords,
  provisionalCell,
  provisionalWords,
  scoreChange,
} from '../figures/score-words.ts';
import { shortGrowthMark, shortGrowthWords } from '../figures/short-growth.tsx';
import { shortGrowthNotes } from '../figures/short-growth-notes.ts';
import { rangeText } from '../period/days.ts';
import { brandEntry } from '../scores/entries.ts';
import { levelWords } from '../scores/entry-texts.ts';
import { ExportItems } from '../table/export-menu.tsx';

export function NineScores({ brand }: { brand: Brand }) {
  const { t } = useTranslation();
  const { explain, ranges } = useDashboard();
  const bars = scoreNames.map((name) => {
    const { score, prevScore, rank } = brand[name];
    const change = scoreChange(brand[name], name);
    const title = t(`scores.${name}`);
    return {
      id: name,
      title,
      name: t(`brandTab.scoreShort.${name}`),
      rank: figureText(rank, 0),
      place: rank,
      isProvisional: isProvisional(brand, name),
      short: shortGrowthWords(t, brand, name),
      isMarked: shortGrowthWords(t, brand, name) !== null,
      value: score,
      previous: prevScore,
      ink: name === 'powerrank' ? ('my' as const) : ('focus' as const),
      figure: score === null ? { whole: '–', fraction: '' } : splitFigure(score, 1),
      change,
      label:
        score === null
          ? t('brandTab.barLabel', {
              score: title,
              value: t(`brandTab.${whyMissing(brand, name)}`),
              change: changeWords(t, change),
            })
          : levelWords(t, brandEntry(brand), name),
    };
  });
  type Bar = (typeof bars)[number];
  const before = rangeText(ranges.compareTo);
  const heading = t('brandTab.nineLabel', { company: brand.label });
  const columns = [
    { heading: t('brandTab.nineScores'), cell: ({ title }: Bar) => title },
    {
      heading: t('brandTab.value'),
      isNumber: true,
      cell: ({ value }: Bar) => figureText(value),
      marks: [({ short }: Bar) => shortGrowthMark(short)],
    },
    { heading: t('brandTab.previous'), isNumber: true, cell: ({ previous }: Bar) => figureText(previous) },
    {
      heading: t('brandTab.rank'),
      isNumber: true,
      cell: (bar: Bar) => <RankFigure rank={bar.place} provisional={provisionalWords(t, bar.isProvisional)} />,
    },
  ];
  const exported = () => ({
    title: heading,
    columns: [...columns.map((column) => column.heading), t('scores.placeIs')],
    rows: scoreNames.map((name) => [
      t(`scores.${name}`),
      brand[name].score,
      brand[name].prevScore,
      brand[name].rank,
      provisionalCell(t, isProvisional(brand, name)),
    ]),
    notes: [
      t('brandTab.fileScale'),
      ...(brand.provisional ? [t('scores.provisionalHelp')] : []),
      ...shortGrowthNotes(t, [brand]),
    ],
  });
  return (
    <ChartFrame
      title={t('brandTab.nineScores')}
      meta={t('brandTab.nineMeta', { before })}
      exportTitle={heading}
      texts={{
        actions: t('brandTab.actions'),
        showTable: t('brandTab.showTable'),
        showChart: t('brandTab.showChart'),
        downloadPng: t('brandTab.downloadPng'),
      }}
      table={<ChartTable caption={heading} columns={columns} rows={bars} keyOf={({ id }) => id} />}
      items={<ExportItems table={exported} />}
      footer={t('brandTab.nineFoot')}
    >
      <RankBarChart
        label={heading}
        bars={bars}
        means={[{ value: typicalScore, label: t('brandTab.typical') }]}
        tooltip={(bar) => (
          <>
            <strong>{bar.title}</strong>
            <br />
            {figureText(bar.value)} · {t('brandTab.before', { value: figureText(bar.previous) })}
            <br />
            {changeWords(t, bar.change)} · {placeWords(t, `${t('brandTab.rank')} ${bar.rank}`, bar.isProvisional)}
            {bar.short !== null && (
              <>
                <br />
                {bar.short}
              </>
            )}
          </>
        )}
        onOpen={({ id }) => explain(brand, id)}
      />
    </ChartFrame>
  );
}
