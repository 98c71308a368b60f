import { changeShapes } from './change-mark.tsx';
import classes from './charts.module.css';
import { depthFill, depthStep, onDepth, type Span } from './depth-scale.ts';
import { textWidth } from './text-width.ts';
import { labelTile } from './tile-label.ts';
import type { Tile } from './treemap.tsx';
import type { Placed } from './treemap-layout.ts';

interface Props extends React.SVGProps<SVGGElement> {
  place: Placed<Tile>;
  span: Span | null;
}

function depthPaint(value: number | null, span: Span | null) {
  const step = value === null || span === null ? null : depthStep(value, span);
  return step === null
    ? { fill: 'var(--neu-soft)', ink: 'var(--text-2)' }
    : { fill: depthFill(step), ink: onDepth(step) };
}

/** One tile with what fits of its name, figure and base. */
export function TreemapTile({ place, span, ...mark }: Props) {
  const { item, width, height } = place;
  const label = labelTile(item, width, height);
  const { fill, ink } = item.paint ?? depthPaint(item.value, span);
  const isBare = label.name.length === 0;
  const above = label.group === null ? 0 : 1;
  const lines = label.name.length + above;
  const top = isBare ? Math.min(19, height / 2 + 4.5) : 21;
  const figureX = isBare ? 4 : 8;
  const figureY = top + lines * 15 + (isBare ? 0 : 1);
  const figureEnd = figureX + textWidth(label.figure, 13.8) + 5;
  const change = item.change ?? null;
  const hasChange = change !== null && !isBare && figureEnd + 13 + textWidth(change.figure, 12) <= width - 4;
  return (
    <g className={classes.mark} aria-label={item.label} style={{ translate: `${place.x}px ${place.y}px` }} {...mark}>
      <rect className={classes.tile} width={width} height={height} rx={4} fill={fill} style={{ width, height }} />
      {item.isMine && (
        <rect
          x={1.25}
          y={1.25}
          width={Math.max(0, width - 2.5)}
          height={Math.max(0, height - 2.5)}
          rx={3.5}
          fill="none"
          stroke="var(--bar-my)"
          strokeWidth={2.5}
        />
      )}
      <rect
        data-screen-only
        className={classes.ring}
        x={2}
        y={2}
        width={Math.max(0, width - 4)}
        height={Math.max(0, height - 4)}
        rx={3}
      />
      <g fill={ink} aria-hidden className={classes.tileText}>
        {label.group !== null && (
          <text x={8} y={20} fontSize={11.5} fontWeight={420}>
            {label.group}
          </text>
        )}
        {label.name.map((line, index) => (
          <text key={line} x={8} y={21 + (index + above) * 15} fontSize={12} fontWeight={520}>
            {line}
          </text>
        ))}
        <text x={figureX} y={figureY} fontSize={13} fontWeight={640}>
          {label.figure}
        </text>
        {hasChange && (
          <g color={ink}>
            <g transform={`translate(${figureEnd} ${figureY - 8.5})`}>{changeShapes[change.direction]}</g>
            <text x={figureEnd + 12} y={figureY} fontSize={12} fontWeight={520}>
              {change.figure}
            </text>
          </g>
        )}
        {label.base !== null && (
          <text x={8} y={37 + lines * 15} fontSize={11.5} fontWeight={420}>
            {label.base}
          </text>
        )}
      </g>
    </g>
  );
}
