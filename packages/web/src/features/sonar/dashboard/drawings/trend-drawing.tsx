import { Skeleton } from '@mantine/core';
import { assignHues, maxHues } from '@soundings/contract/sonar/brand-hues';
import { daysIn } from '@soundings/contract/sonar/calendar';
import { type ScoreName, typicalScore } from '@soundings/contract/sonar/score-choices';
import type { DateRanges } from '@soundings/contract/sonar/scores';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { seriesColor } from '#/ui/charts/frame/series-color.ts';
import { type Line, LineChart } from '#/ui/charts/line/line-chart.tsx';
import { quietOpacity } from '#/ui/charts/line/line-paths.tsx';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { figureText } from '#/ui/figures/figure.tsx';
import { dayText } from '../period/days.ts';
import type { Entry } from '../scores/entries.ts';
import classes from '../scores/score-tab.module.css';
import { TimelineList } from '../timeline/timeline-list.tsx';
import { useTimeline } from '../timeline/use-timeline.ts';
import { type Drawing, useDrawingNeeds } from './drawing-context.ts';
import legend from './legend.module.css';

interface TrendShape {
  height: number;
  isArea: boolean;
  withTimeline?: boolean;
}

export const TrendDrawing = memo(function TrendDrawing({
  height,
  isArea,
  withTimeline = false,
  ...drawing
}: Drawing & TrendShape) {
  const { t } = useTranslation();
  const { source, ranges } = useDrawingNeeds();
  const { entries, score } = drawing;
  const isOfGroups = entries.every(({ brand }) => brand === null);
  const ids = isOfGroups ? [] : entries.map(({ id }) => id);
  const trend = useQuery(source.trend(ranges, score, ids));
  const shape = { height, isArea, withTimeline };
  if (isOfGroups) return <TrendLines {...drawing} {...shape} {...groupLines(entries, score, ranges)} />;
  if (trend.data !== undefined) {
    const lines = trend.data.lines.map(({ initDataId, scores }) => ({ id: initDataId, scores }));
    return (
      <div className={trend.isPlaceholderData ? classes.stale : undefined} aria-busy={trend.isPlaceholderData}>
        <TrendLines {...drawing} {...shape} days={trend.data.days} lines={lines} isWeekly={trend.data.isWeekly} />
      </div>
    );
  }
  if (trend.error === null)
    return <Skeleton role="status" height={height} radius={8} aria-label={t('scoreTabs.loadingTrend')} />;
  return (
    <ErrorState
      error={trend.error}
      thing={t('scoreTabs.theTrend')}
      onRetry={() => void trend.refetch()}
      isRetrying={trend.isRefetching}
    />
  );
});

interface Props extends Drawing, TrendShape {
  days: readonly string[];
  lines: readonly { id: string; scores: readonly (number | null)[] }[];
  isWeekly?: boolean;
}

function TrendLines({ label, entries, score, days, lines: given, isWeekly = false, ...shape }: Props) {
  const { height, isArea, withTimeline = false } = shape;
  const { t } = useTranslation();
  const { ranges, open } = useDrawingNeeds();
  const colors = lineColors(entries);
  // Where others are grey, those in focus stand out too, as long as they are few.
  const inFocus = entries.filter(({ ink }) => ink === 'focus').length;
  const isCrowded = entries.length > maxHues;
  const isFocusStrong = isCrowded && inFocus <= maxHues;
  const isStrong = ({ ink }: Entry) => ink === 'my' || (ink === 'focus' && isFocusStrong);
  const scoresById = new Map(given.map(({ id, scores }) => [id, scores]));
  const lines = entries.flatMap((entry): Line[] => {
    const values = scoresById.get(entry.id);
    if (values === undefined) return [];
    // Where points are weeks, a figure here would not be the table’s.
    const end = isWeekly ? '' : figureText(entry.levels[score].score, 0);
    const color = colors.get(entry.id) ?? inks.muted;
    const isQuiet = isCrowded && entry.ink === 'muted';
    const width = entry.ink === 'my' ? 2.5 : isQuiet ? 1 : 1.75;
    const look = { color, isStrong: isStrong(entry), width, isQuiet };
    return [{ id: entry.id, name: entry.name, values, isOwn: entry.ink === 'my', end, ...look }];
  });
  const { comparable, compareTo } = ranges;
  const { events, goals } = useTimeline({ days, score, entries, isShown: withTimeline });
  const own = entries.find(({ ink }) => ink === 'my') ?? entries[0];
  return (
    <>
      <LineChart
        label={label}
        days={days}
        lines={lines}
        height={height}
        formatDay={dayLabels(days)}
        nameDay={(day) => t(isWeekly ? 'dashboard.weekEnding' : 'scoreTabs.endsOn', { day: dayText(day) })}
        formatValue={(value) => figureText(value)}
        texts={{
          days: t('scoreTabs.byDay'),
          more: (count) => t('scoreTabs.moreLines', { count, n: formatNumber(count) }),
        }}
        period={{ from: comparable.startDate, to: comparable.endDate, label: t('scoreTabs.period') }}
        compare={{ from: compareTo.startDate, to: compareTo.endDate, label: t('scoreTabs.compared') }}
        reference={{ value: typicalScore, label: t('scoreTabs.typical') }}
        goals={goals}
        events={events}
        filled={isArea ? own?.id : undefined}
        onOpen={({ id }) => {
          const entry = entries.find((one) => one.id === id);
          if (entry !== undefined) open(entry, score);
        }}
      />
      <TimelineList events={events} />
    </>
  );
}

export function TrendNote({ entries }: Drawing) {
  const { t } = useTranslation();
  const { ranges } = useDrawingNeeds();
  const isOfGroups = entries.length > 0 && entries.every(({ brand }) => brand === null);
  if (isOfGroups) return <span>{t('scoreTabs.readsGroups')}</span>;
  return (
    <>
      {entries.length > maxHues && <LineLegend entries={entries} />}
      <span>{t(daysIn(ranges.comparable) === 1 ? 'dashboard.weeklyPoints' : 'scoreTabs.readsTrend')}</span>
    </>
  );
}

/** Where lines have the colour of what their brands are to the reader, not one each. */
function LineLegend({ entries }: Pick<Drawing, 'entries'>) {
  const { t } = useTranslation();
  const names = {
    my: t('dashboard.yourBrand'),
    focus: t('dashboard.inFocus'),
    muted: t('scoreTabs.otherBrands'),
  } as const;
  return (
    <span className={legend.legend}>
      {(['my', 'focus', 'muted'] as const)
        .filter((of) => entries.some(({ ink }) => ink === of))
        .map((of) => (
          <span key={of}>
            <i className={legend.line} style={{ borderColor: inks[of], opacity: of === 'muted' ? quietOpacity : 1 }} />
            {names[of]}
          </span>
        ))}
    </span>
  );
}

function groupLines(entries: readonly Entry[], name: ScoreName, ranges: DateRanges) {
  return {
    days: [ranges.compareTo.endDate, ranges.comparable.endDate],
    lines: entries.map(({ id, levels }) => ({ id, scores: [levels[name].prevScore, levels[name].score] })),
  };
}

const inks = { my: 'var(--bar-my)', focus: 'var(--bar-focus)', muted: 'var(--text-3)' } as const;

function lineColors(entries: readonly Entry[]): Map<string, string> {
  if (entries.length > maxHues) return new Map(entries.map(({ id, ink }) => [id, inks[ink]]));
  const hues = assignHues(entries.map(({ brand, ink }, at) => ({ count: brand?.count ?? at, isOwn: ink === 'my' })));
  return new Map(entries.map(({ id }, at) => [id, hues[at] == null ? inks.my : seriesColor(hues[at])]));
}

function dayLabels(days: readonly string[]): (day: string) => string {
  const isOneYear = new Set(days.map((day) => day.slice(0, 4))).size <= 1;
  return (day) => {
    const [year, month, date] = day.split('-');
    return isOneYear ? `${date}.${month}.` : `${month}.${year}`;
  };
}
