import { Anchor } from '@mantine/core';
import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ChartFrame } from '#/ui/charts/frame/chart-frame.tsx';
import { useDashboard } from '../dashboard.ts';
import type { DashboardTab } from '../dashboard-search.ts';
import { scoreChange } from '../figures/score-words.ts';
import { rangeText } from '../period/days.ts';
import { levelFigure } from '../scores/entry-texts.ts';
import { NoScores, ScoreExport, ScoreTable, ScoreTip } from './score-card-parts.tsx';
import { SparkChart } from './spark-chart.tsx';
import { useOverview } from './use-overview.ts';

interface Props {
  score: Extract<ScoreName, 'interest' | 'presence'>;
  /** Where there is more about it. */
  tab: DashboardTab;
}

const rows = 11;

/** The best by a score with how it went: a small line each, the figure and the change. */
export function TrendCard({ score, tab }: Props) {
  const { t } = useTranslation();
  const { source, ranges, change } = useDashboard();
  const { best, words, open, chartTexts, fileTitle } = useOverview();
  const entries = best(score, rows);
  // Rows stand without their lines while these are on their way, or where they failed.
  const { data, isError } = useQuery(
    source.trend(
      ranges,
      score,
      entries.map(({ id }) => id),
    ),
  );
  const sparks = entries.map((entry) => {
    const level = entry.levels[score];
    return {
      entry,
      id: entry.id,
      name: entry.name,
      rank: level.rank === null ? '–' : formatNumber(level.rank),
      ink: entry.ink,
      values: data?.lines.find(({ initDataId }) => initDataId === entry.id)?.scores ?? [],
      figure: levelFigure(level),
      change: scoreChange(level, score),
      label: words(entry, score),
    };
  });
  const title = t('scoreTabs.trend', { score: t(`scores.${score}`) });
  const [from, to] = [data?.days[0], data?.days.at(-1)];
  return (
    <ChartFrame
      title={title}
      meta={from !== undefined && to !== undefined ? rangeText({ startDate: from, endDate: to }) : undefined}
      exportTitle={fileTitle(title)}
      texts={chartTexts}
      footer={
        <>
          <span>
            {t(
              isError ? 'dashboard.linesFailed' : data?.isWeekly ? 'dashboard.weeklyLines' : 'dashboard.sortedByScore',
            )}
          </span>
          <Anchor component="button" type="button" inherit onClick={() => change({ tab, why: undefined })}>
            {t('dashboard.openTab', { tab: t(`dashboard.tab_${tab}`) })}
          </Anchor>
        </>
      }
      table={<ScoreTable caption={title} entries={entries} score={score} />}
      items={<ScoreExport title={title} entries={entries} score={score} />}
      {...(entries.length === 0 && { empty: <NoScores score={score} /> })}
    >
      <SparkChart
        label={title}
        sparks={sparks}
        tooltip={({ entry }) => <ScoreTip entry={entry} score={score} />}
        onOpen={open(score)}
      />
    </ChartFrame>
  );
}
