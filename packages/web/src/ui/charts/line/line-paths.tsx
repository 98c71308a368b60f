import { memo, useId } from 'react';
import { areaPath, linePath, lonePlaces, type Place } from '../paths.ts';
import classes from '../score-charts.module.css';
import type { LaidLines } from './lay-lines.ts';
import { linePlaces } from './lay-lines.ts';
import type { Line } from './line-chart.tsx';

interface Props {
  laid: LaidLines;
  lines: readonly Line[];
  filled: string | undefined;
  raised: string | undefined;
  hasDots: boolean;
}

export const LinePaths = memo(function LinePaths({ laid, lines, filled, raised, hasDots }: Props) {
  const fade = useId();
  const area = lines.find(({ id }) => id === filled);
  const hasOwn = lines.some(({ isOwn }) => isOwn);
  return (
    <g aria-hidden>
      {area !== undefined && (
        <>
          <linearGradient id={fade} x1="0" x2="0" y1="0" y2="1">
            <stop offset="0" stopColor={area.color} stopOpacity={0.26} />
            <stop offset="1" stopColor={area.color} stopOpacity={0.03} />
          </linearGradient>
          <path fill={`url(#${fade})`} d={areaPath(linePlaces(area, laid), laid.bottom)} />
        </>
      )}
      {lines
        .toSorted((one, other) => lineDepth(one, raised) - lineDepth(other, raised))
        .map((line) => (
          <path
            key={line.id}
            className={classes.line}
            data-dim={isDimmed(line, raised) || undefined}
            fill="none"
            stroke={line.color}
            strokeWidth={raised === line.id ? 2.5 : (line.width ?? 1.75)}
            strokeOpacity={raised === line.id ? 1 : opacityAtRest(line, hasOwn)}
            strokeLinejoin="round"
            strokeLinecap="round"
            d={linePath(linePlaces(line, laid))}
          />
        ))}
      {lines.flatMap((line) =>
        dotPlaces(linePlaces(line, laid), hasDots).map(({ x, y }) => (
          <circle key={`${line.id} ${x}`} cx={x} cy={y} r={line.isQuiet ? 1.5 : 3} fill={line.color} />
        )),
      )}
    </g>
  );
});

const dotPlaces = (places: readonly (Place | null)[], hasDots: boolean): Place[] =>
  hasDots ? places.filter((place) => place !== null) : lonePlaces(places);

export const quietOpacity = 0.55;

/** Beside one's own line others are calm. */
const opacityAtRest = ({ isOwn, isStrong, isQuiet }: Line, hasOwn: boolean): number => {
  if (isOwn) return 1;
  if (isQuiet) return quietOpacity;
  return hasOwn && !isStrong ? 0.6 : 0.8;
};

const lineDepth = (line: Line, raised: string | undefined): number =>
  line.id === raised ? 2 : Number(line.isStrong ?? false);

export const isDimmed = ({ id, isOwn }: Line, raised: string | undefined): boolean =>
  raised !== undefined && raised !== id && !isOwn;
