import { Modal, Skeleton } from '@mantine/core';
import type { BoardMessage } from '@soundings/contract/board/board';
import type { IdeaMap } from '@soundings/contract/id8/id8';
import { readParts } from '@soundings/engine/ideas/idea-parts';
import { strategyLabels } from '@soundings/engine/ideas/strategy-labels';
import { IconSparkles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLock } from '#/features/board/lock.ts';
import { formatNumber } from '#/lib/format.ts';
import { currentLanguage } from '#/lib/i18n.ts';
import { ChartPlot } from '#/ui/charts/frame/chart-svg.tsx';
import { useChartMarks } from '#/ui/charts/frame/use-chart-marks.ts';
import { useSize } from '#/ui/charts/frame/use-size.ts';
import { labelSpots } from '#/ui/charts/lay-scatter.ts';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { BlockableButton } from '#/ui/form/blockable-button.tsx';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import type { Generation } from '../brief/use-generation.tsx';
import { useId8 } from '../id8.api.ts';
import classes from './ideas.module.css';
import { keepApart } from './keep-apart.ts';

interface Props {
  ideas: readonly BoardMessage[];
  generation: Generation;
  onClose: () => void;
}

export function IdeaMapDialog({ ideas, generation, onClose }: Props) {
  const { t } = useTranslation();
  const api = useId8();
  const locked = useLock();
  const isPhone = useIsPhone();
  const { data, error, refetch, isRefetching } = useQuery(api.map);
  const [chosen, setChosen] = useState<number | null>(null);
  const ask = (steer: Parameters<Generation['start']>[0]) => {
    onClose();
    generation.start(steer);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('id8.mapTitle')}
      size={860}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {error ? (
        <ErrorState error={error} thing={t('id8.theMap')} onRetry={() => void refetch()} isRetrying={isRefetching} />
      ) : data === undefined ? (
        <Skeleton height={plotHeight} radius={8} />
      ) : (
        <>
          <p className={classes.mapHelp}>{t('id8.mapHelp')}</p>
          <Plot map={data} ideas={ideas} chosen={chosen} />
          <h3 className={classes.rubric}>{t('id8.emptyRegions')}</h3>
          <ul className={classes.regions}>
            {data.regions.map(({ strategy, subject }, index) => (
              <li
                key={`${strategy} ${subject}`}
                onPointerEnter={() => setChosen(index)}
                onPointerLeave={() => setChosen(null)}
                onFocus={() => setChosen(index)}
                onBlur={() => setChosen(null)}
              >
                <span className={classes.regionLetter}>{regionLetter(index)}</span>
                <span>
                  <strong>{strategyLabels[currentLanguage()][strategy]}</strong>
                  <span className={classes.subject}>{subject}</span>
                </span>
                <BlockableButton
                  size="sm"
                  leftSection={isPhone ? null : <IconSparkles size={14} stroke={1.7} />}
                  aria-label={t('id8.ideasFromHere')}
                  reason={locked}
                  onClick={() => ask({ to: 'region', strategy, subject })}
                >
                  {t(isPhone ? 'id8.generate' : 'id8.ideasFromHere')}
                </BlockableButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </Modal>
  );
}

/** Ideas have the numbers. */
const regionLetter = (index: number): string => String.fromCharCode(65 + index);

const plotHeight = 360;
const narrow = { width: 480, height: 290 };
const margin = 22;
const regionRadius = 20;
/** Room for a number of two digits. */
const pointRadius = 9;

/** From where the values begin, 0, to where they end, 1. */
const spanOf = (values: readonly number[]) => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return (value: number) => (high > low ? (value - low) / (high - low) : 0.5);
};

const boxAround = (x: number, y: number, radius: number) => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

interface PlotProps {
  map: IdeaMap;
  ideas: readonly BoardMessage[];
  /** The region that is pointed at below. */
  chosen: number | null;
}

function Plot({ map, ideas, chosen }: PlotProps) {
  const { t } = useTranslation();
  const { ref, width: given } = useSize();
  const width = Math.floor(given);
  const height = width < narrow.width ? narrow.height : plotHeight;
  const byId = new Map(ideas.map((idea) => [idea.id, idea]));
  const shown = map.points.filter(({ id }) => byId.has(id));
  const headlineOf = (id: string) => readParts(byId.get(id)!.message).headline;
  const labelOf = ({ id }: { id: string }) => `${formatNumber(byId.get(id)!.count)}: ${headlineOf(id)}`;
  const marks = useChartMarks(shown, { tooltip: labelOf });
  const places = [...shown, ...map.regions];
  const [across, up] = [spanOf(places.map((place) => place.x)), spanOf(places.map((place) => place.y))];
  const x = (value: number) => margin + across(value) * Math.max(0, width - 2 * margin);
  const y = (value: number) => height - margin - up(value) * (height - 2 * margin);
  // Not again whenever something is pointed at.
  // biome-ignore lint/correctness/useExhaustiveDependencies: all else follows from the map, the ideas and the size
  const { points, named } = useMemo(() => {
    const apart = keepApart(
      shown.map((point) => ({ id: point.id, x: x(point.x), y: y(point.y) })),
      2 * pointRadius + 2,
      { width, height, margin },
    );
    const labels = labelSpots(
      apart.map((point) => ({ ...point, name: headlineOf(point.id), weight: 0 })),
      {
        ...{ width: width - 4, height, left: 4, widest: 420, radius: pointRadius },
        taken: map.regions.map((region) => boxAround(x(region.x), y(region.y), regionRadius)),
      },
    );
    return { points: apart, named: labels };
  }, [map, ideas, width, height]);
  return (
    <div className={classes.map}>
      <ChartPlot
        ref={ref}
        label={t('id8.mapLabel', { count: points.length, n: formatNumber(points.length) })}
        width={width}
        height={height}
        {...marks.plot}
      >
        {map.regions.map((region, index) => (
          <g
            key={`${region.strategy} ${region.subject}`}
            aria-hidden
            className={classes.region}
            data-chosen={index === chosen || undefined}
          >
            <circle cx={x(region.x)} cy={y(region.y)} r={regionRadius} />
            <text x={x(region.x)} y={y(region.y) + 4} textAnchor="middle">
              {regionLetter(index)}
            </text>
          </g>
        ))}
        {points.map(({ id, x: cx, y: cy }) => (
          <g
            key={id}
            className={classes.mark}
            aria-label={labelOf({ id })}
            {...marks.mark(id, { x: cx, y: cy - pointRadius - 2, height: 2 * pointRadius + 4 })}
          >
            <circle className={classes.point} cx={cx} cy={cy} r={pointRadius} />
            <text className={classes.pointNumber} x={cx} y={cy + 3.5} textAnchor="middle">
              {formatNumber(byId.get(id)!.count)}
            </text>
          </g>
        ))}
        <g className={classes.headlines} aria-hidden>
          {named.map(({ id, text, x: left, y: base }) => (
            <text key={id} x={left} y={base}>
              {text}
            </text>
          ))}
        </g>
      </ChartPlot>
    </div>
  );
}
