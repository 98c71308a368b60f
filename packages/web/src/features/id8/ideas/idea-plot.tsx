import type { BoardMessage } from '@soundings/contract/board/board';
import type { IdeaMap } from '@soundings/contract/id8/id8';
import { readParts } from '@soundings/engine/ideas/idea-parts';
import { extent, rank } from 'd3-array';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ChartPlot } from '#/ui/charts/frame/chart-svg.tsx';
import { useChartMarks } from '#/ui/charts/frame/use-chart-marks.ts';
import { useSize } from '#/ui/charts/frame/use-size.ts';
import classes from './ideas.module.css';
import { keepApart } from './keep-apart.ts';
import { lineHeight, placeHeadlines } from './place-headlines.ts';

/** Ideas have the numbers. */
export const regionLetter = (index: number): string => String.fromCharCode(65 + index);

export const plotHeight = 360;
const narrow = { width: 480, height: 290 };
const regionRadius = 20;
const margin = 16 + regionRadius;
/** Room for a number of two digits. */
const pointRadius = 9;
/** Between the middles of two dots: headlines in two lines pass each other. */
const apart = { wide: 32, narrow: 2 * pointRadius + 4 };

/** From 0 to 1, halfway between a value's place and its rank, so that an outlier leaves the others room. */
const spread = (values: readonly number[]) => {
  const [least = 0, largest = 0] = extent(values);
  const ranks = rank(values);
  const rankOf = new Map(values.map((value, index) => [value, ranks[index] ?? 0]));
  return (value: number) =>
    largest > least ? ((value - least) / (largest - least) + (rankOf.get(value) ?? 0) / (values.length - 1)) / 2 : 0.5;
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
  const [across, up] = [spread(places.map((place) => place.x)), spread(places.map((place) => place.y))];
  const x = (value: number) => margin + across(value) * Math.max(0, width - 2 * margin);
  const y = (value: number) => height - margin - up(value) * (height - 2 * margin);
  // Not again whenever something is pointed at.
  // biome-ignore lint/correctness/useExhaustiveDependencies: all else follows from the map, the ideas and the size
  const { points, named } = useMemo(() => {
    const laid = keepApart(
      shown.map((point) => ({ id: point.id, headline: headlineOf(point.id), x: x(point.x), y: y(point.y) })),
      isNarrow ? apart.narrow : apart.wide,
      { width, height, margin: margin - regionRadius + pointRadius },
    );
    if (isNarrow) return { points: laid, named: [] };
    const taken = map.regions.map((region) => boxAround(x(region.x), y(region.y), regionRadius));
    return { points: laid, named: placeHeadlines(laid, { width, height, radius: pointRadius, taken }) };
  }, [map, ideas, width, height]);
  const unnamed = shown
    .filter(({ id }) => !named.some((headline) => headline.id === id))
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
            {named.map(({ id, lines, anchor, ...at }) => (
              <text key={id} textAnchor={anchor}>
                {lines.map((line, index) => (
                  <tspan key={line} x={at.x} y={at.y + index * lineHeight}>
                    {line}
                  </tspan>
                ))}
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
