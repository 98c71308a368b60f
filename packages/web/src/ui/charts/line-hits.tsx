import type { LaidLines } from './lay-lines.ts';
import type { Line } from './line-chart.tsx';
import { linePath } from './line-scales.ts';

/** What an element needs so that pointing at it makes a line stand out. */
export interface Over {
  onMouseEnter: () => void;
  onMouseLeave: () => void;
}

interface Props {
  laid: LaidLines;
  lines: readonly Line[];
  over: (id: string) => Over;
}

/** Where the pointer meets a line, also between its points. */
export function LineHits({ laid, lines, over }: Props) {
  return (
    <g aria-hidden data-screen-only fill="none" stroke="transparent" strokeWidth={10} pointerEvents="stroke">
      {lines.map((line) => (
        <path key={line.id} d={linePath(line.values, laid)} {...over(line.id)} />
      ))}
    </g>
  );
}
