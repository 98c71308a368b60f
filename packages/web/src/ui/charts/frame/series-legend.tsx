import classes from '../charts.module.css';
import { seriesColor } from './series-color.ts';
import { fitText, textWidth } from './text-width.ts';
import { useSize } from './use-size.ts';

const rowHeight = 20;

interface Props {
  label: string;
  names: readonly string[];
  /** Which colours they have; one after the other where it is left out. */
  series?: readonly number[] | undefined;
}

export function SeriesLegend({ label, names, series }: Props) {
  const { ref, width } = useSize();
  let x = 0;
  let y = 0;
  const keys = names.map((name, index) => {
    const text = fitText(name, 12, Math.max(60, width - 24));
    const room = textWidth(text, 12) + 34;
    if (x > 0 && x + room > width) {
      x = 0;
      y += rowHeight;
    }
    const key = { text, color: seriesColor(series?.[index] ?? index), x, y };
    x += room;
    return key;
  });
  return (
    <div ref={ref} className={classes.legend}>
      <svg width={width} height={y + rowHeight} role="img" aria-label={label} data-export="legend">
        {keys.map((key) => (
          <g key={key.color + key.text}>
            <rect x={key.x} y={key.y + 5} width={10} height={10} rx={2} fill={key.color} />
            <text x={key.x + 16} y={key.y + 14} fontSize={12} fill="var(--text-2)">
              {key.text}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
