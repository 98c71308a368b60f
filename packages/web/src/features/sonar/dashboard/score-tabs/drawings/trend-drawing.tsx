import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#/ui/error-state.tsx';
import { useDrawingNeeds } from '../model/drawing-context.ts';
import { groupLines } from '../model/group-lines.ts';
import type { Drawing } from './drawing.ts';
import classes from './drawings.module.css';
import { TrendLines } from './trend-lines.tsx';

export interface TrendShape {
  height: number;
  /** Fills the line of one's own brand, or of the best. */
  isArea: boolean;
}

/** A score over time. Of groups only their two ranges are known. */
export const TrendDrawing = memo(function TrendDrawing({ height, isArea, ...drawing }: Drawing & TrendShape) {
  const { t } = useTranslation();
  const { source, ranges } = useDrawingNeeds();
  const { entries, score } = drawing;
  const isOfGroups = entries.every(({ brand }) => brand === null);
  const ids = isOfGroups ? [] : entries.map(({ id }) => id);
  const trend = useQuery(source.trend(ranges, score, ids));
  const shape = { height, isArea };
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
