import { Anchor } from '@mantine/core';
import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import plot from '#/ui/charts/charts.module.css';
import type { Change } from '#/ui/charts/frame/change-mark.tsx';
import { ChangeMark } from '#/ui/charts/frame/change-mark.tsx';
import type { MarkInk } from '#/ui/charts/frame/chart-svg.tsx';
import { ChartPlot } from '#/ui/charts/frame/chart-svg.tsx';
import { clipLabel, fitText } from '#/ui/charts/frame/text-width.ts';
import { useChartMarks } from '#/ui/charts/frame/use-chart-marks.ts';
import { useSize } from '#/ui/charts/frame/use-size.ts';
import { rankRoom } from '#/ui/charts/rank-room.ts';
import { hasLine, sparkPaths } from '#/ui/charts/spark.ts';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import { useDashboard } from '../dashboard.ts';
import type { DashboardTab } from '../dashboard-search.ts';
import { scoreChange } from '../figures/score-words.ts';
import { dayText, rangeText } from '../period/days.ts';
import { levelFigure } from '../scores/entry-texts.ts';
import { ScoreFrame, ScoreTip } from './score-card-parts.tsx';
import { useOverview } from './use-overview.ts';

interface Props {
  score: Extract<ScoreName, 'interest' | 'presence'>;
  tab: DashboardTab;
}

const rows = { phone: 6, else: 11 };

export function TrendCard({ score, tab }: Props) {
  const { t } = useTranslation();
  const { source, ranges, change } = useDashboard();
  const { best, words, open } = useOverview();
  const entries = best(score, useIsPhone() ? rows.phone : rows.else);
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
  const hasLines = sparks.some(({ values }) => hasLine(values));
  const since = data?.days.find((_, day) => data.lines.some(({ scores }) => (scores[day] ?? null) !== null));
  const note = () => {
    if (isError) return t('dashboard.linesFailed');
    if (!hasLines && since !== undefined) return t('dashboard.scoresSince', { day: dayText(since) });
    return t(hasLines && data?.isWeekly ? 'dashboard.weeklyLines' : 'dashboard.sortedByScore');
  };
  const name = t(`scores.${score}`);
  const title = data !== undefined && !hasLines ? name : t('scoreTabs.trend', { score: name });
  const [from, to] = [data?.days[0], data?.days.at(-1)];
  return (
    <ScoreFrame
      title={title}
      score={score}
      entries={entries}
      meta={from !== undefined && to !== undefined ? rangeText({ startDate: from, endDate: to }) : undefined}
      footer={
        <>
          <span>{note()}</span>
          <Anchor component="button" type="button" inherit onClick={() => change({ tab, why: undefined })}>
            {t('dashboard.openTab', { tab: t(`dashboard.tab_${tab}`) })}
          </Anchor>
        </>
      }
    >
      <SparkChart
        label={title}
        sparks={sparks}
        tooltip={({ entry }) => <ScoreTip entry={entry} score={score} />}
        onOpen={open(score)}
      />
    </ScoreFrame>
  );
}

interface Spark {
  id: string;
  name: string;
  rank: string;
  ink: MarkInk;
  /** Of 0 to 100, at even distances; null is a gap. */
  values: readonly (number | null)[];
  figure: { whole: string; fraction: string };
  change: Change | null;
  label: string;
}

interface SparkChartProps<T extends Spark> {
  label: string;
  sparks: readonly T[];
  rowHeight?: number;
  tooltip: (spark: T) => React.ReactNode;
  onOpen: (spark: T) => void;
}

function SparkChart<T extends Spark>({ label, sparks, rowHeight = 32, tooltip, onOpen }: SparkChartProps<T>) {
  const { ref, width } = useSize();
  const marks = useChartMarks(sparks, { tooltip, onOpen });
  const room = rankRoom(
    sparks.map(({ rank }) => rank),
    26,
  );
  const changeRoom = sparks.some(({ change }) => change !== null) ? 50 : 0;
  return (
    <ChartPlot ref={ref} label={label} width={width} height={sparks.length * rowHeight} {...marks.plot}>
      {sparks.map((spark, index) => (
        <SparkRow
          key={spark.id}
          spark={spark}
          room={room}
          changeRoom={changeRoom}
          y={index * rowHeight}
          height={rowHeight}
          width={width}
          {...marks.mark(spark.id, { x: width / 2, y: index * rowHeight, height: rowHeight })}
        />
      ))}
    </ChartPlot>
  );
}

interface SparkRowProps extends Omit<React.SVGProps<SVGGElement>, 'y' | 'width' | 'height'> {
  spark: Spark;
  room: number;
  /** In px right of the figures. */
  changeRoom: number;
  y: number;
  height: number;
  width: number;
}

function SparkRow({ spark, room, changeRoom, y, height, width, ...mark }: SparkRowProps) {
  const lineWidth = width < 340 ? 48 : width < 420 ? 64 : Math.min(320, width * 0.26);
  const figureX = width - 4 - changeRoom;
  const lineX = figureX - 58 - lineWidth;
  const base = height / 2 + 4.5;
  const color = spark.ink === 'my' ? 'var(--bar-my)' : 'var(--text-2)';
  const { path, end } = sparkPaths(spark.values, lineWidth, 16);
  return (
    <g className={plot.mark} aria-label={spark.label} style={{ translate: `0 ${y}px` }} {...mark}>
      {spark.ink === 'my' && <rect width={width} height={height} rx={6} fill="var(--bg-selected)" />}
      <rect data-screen-only className={plot.rowHit} width={width} height={height} rx={6} />
      <rect
        data-screen-only
        className={plot.rowRing}
        x={1}
        y={1}
        width={Math.max(0, width - 2)}
        height={height - 2}
        rx={6}
      />
      <g aria-hidden>
        <text x={room} y={base} fontSize={12} textAnchor="end" fill="var(--text-3)">
          {spark.rank}
        </text>
        <text x={room + 10} y={base} fontSize={13} fontWeight={spark.ink === 'muted' ? 420 : 600} fill="var(--text)">
          {fitText(clipLabel(spark.name), 13, lineX - room - 18)}
        </text>
        {hasLine(spark.values) && (
          <g transform={`translate(${lineX} ${height / 2 - 8})`} fill="none" stroke={color} strokeWidth={1.5}>
            <path d={path} strokeLinejoin="round" strokeLinecap="round" />
            {end !== null && <circle cx={end.x} cy={end.y} r={2} fill={color} stroke="none" />}
          </g>
        )}
        <text x={figureX} y={base} textAnchor="end" fontSize={13} fontWeight={600} fill="var(--text)">
          {spark.figure.whole}
          <tspan fontSize={10.5} fontWeight={420} fill="var(--text-3)">
            {spark.figure.fraction}
          </tspan>
        </text>
        {spark.change !== null && <ChangeMark change={spark.change} x={width - 4} y={base} />}
      </g>
    </g>
  );
}
