import type { BoardMessage } from '@soundings/contract/board/board';
import type { IdeaMap } from '@soundings/contract/id8/id8';
import { readParts } from '@soundings/engine/ideas/idea-parts';
import { rank } from 'd3-array';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ChartPlot } from '#/ui/charts/frame/chart-svg.tsx';
import { useChartMarks } from '#/ui/charts/frame/use-chart-marks.ts';
import { useSize } from '#/ui/charts/frame/use-size.ts';
import { labelSpots } from '#/ui/charts/lay-scatter.ts';
import classes from './ideas.module.css';
import { keepApart } from './keep-apart.ts';

/** Ideas have the numbers. */
export const regionLetter = (index: number): string => String.fromCharCode(65 + index);

export const plotHeight = 360;
const narrow = { width: 480, height: 290 };
const margin = 22;
const regionRadius = 20;
/** Room for a number of two digits. */
const pointRadius = 9;

/** For names beside the dots that are furthest right. */
const labelWidth = 200;

/** By rank, from 0 to 1, equal values at one place: an outlier would crowd all others into a corner. */
const rankOf = (values: readonly number[]) => {
  const ranks = rank(values);
  const byValue = new Map(values.map((value, index) => [value, (ranks[index] ?? 0) / Math.max(1, values.length - 1)]));
  return (value: number) => byValue.get(value) ?? 0;
};

const boxAround = (x: number, y: number, radius: number) => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

interface Props {
  map: IdeaMap;
  ideas: readonly BoardMessage[];
  /** The region that is pointed at below. */
  chosen: number | null;
}

export function IdeaPlot({ map, ideas, chosen }: Props) {
  const { t } = useTranslation();
  const { ref, width: given } = useSize();
  const width = Math.floor(given);
  const isNarrow = width < narrow.width;
  const height = isNarrow ? narrow.height : plotHeight;
  const byId = new Map(ideas.map((idea) => [idea.id, idea]));
  const shown = map.points.filter(({ id }) => byId.has(id));
  const headlineOf = (id: string) => readParts(byId.get(id)!.message).headline;
  const labelOf = ({ id }: { id: string }) => `${formatNumber(byId.get(id)!.count)}: ${headlineOf(id)}`;
  const marks = useChartMarks(shown, { tooltip: labelOf });
  const places = [...shown, ...map.regions];
  const [across, up] = [rankOf(places.map((place) => place.x)), rankOf(places.map((place) => place.y))];
  const right = isNarrow ? margin : labelWidth;
  const x = (value: number) => margin + across(value) * Math.max(0, width - margin - right);
  const y = (value: number) => height - margin - up(value) * (height - 2 * margin);
  // Not again whenever something is pointed at.
  // biome-ignore lint/correctness/useExhaustiveDependencies: all else follows from the map, the ideas and the size
  const { points, named } = useMemo(() => {
    const apart = keepApart(
      shown.map((point) => ({ id: point.id, x: x(point.x), y: y(point.y) })),
      2 * pointRadius + 2,
      { width, height, margin },
    );
    if (isNarrow) return { points: apart, named: [] };
    const labels = labelSpots(
      apart.map((point) => ({ ...point, name: headlineOf(point.id), weight: 0 })),
      {
        ...{ width: width - 4, height, left: 4, widest: 420, radius: pointRadius, onlyRight: true },
        taken: map.regions.map((region) => boxAround(x(region.x), y(region.y), regionRadius)),
      },
    );
    return { points: apart, named: labels };
  }, [map, ideas, width, height]);
  const isNamed = (id: string) => named.some((label) => label.id === id && label.text === headlineOf(id));
  const unnamed = shown
    .filter(({ id }) => !isNamed(id))
    .map(({ id }) => ({ id, count: byId.get(id)!.count }))
    .toSorted((one, other) => one.count - other.count);
  return (
    <>
      <div className={classes.map}>
        <ChartPlot
          ref={ref}
          label={t('ideaMap.label', { count: points.length, n: formatNumber(points.length) })}
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
      {unnamed.length > 0 && (
        <ul className={classes.mapIdeas} aria-label={t('ideaMap.unnamed')}>
          {unnamed.map(({ id, count }) => (
            <li key={id} className={classes.mapIdea}>
              <span className={classes.mapNumber}>{formatNumber(count)}</span>
              {headlineOf(id)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
