import { useRef, useState } from 'react';
import classes from '../score-charts.module.css';
import type { LaidLines } from './lay-lines.ts';
import type { Line } from './line-chart.tsx';
import { type DayValues, moveByKey, type Pointed, pointAt } from './read-lines.ts';

interface Options {
  laid: LaidLines;
  lines: readonly Line[];
  onOpen: ((id: string) => void) | undefined;
}

export function useLinePointer({ laid, lines, onOpen }: Options) {
  const [at, setAt] = useState<Pointed | null>(null);
  const [index, setIndex] = useState<number | null>(null);
  const control = useRef<SVGGElement>(null);
  const pressed = useRef<string | null>(null);
  const last: Pointed = { index: Math.min(index ?? laid.xs.length - 1, laid.xs.length - 1), line: null };
  const go = (to: Pointed) => {
    setAt((now) => (now?.index === to.index && now.line === to.line ? now : to));
    setIndex(to.index);
  };
  const find = ({ currentTarget, clientX, clientY }: React.MouseEvent): Pointed | null => {
    const box = currentTarget.getBoundingClientRect();
    const place = { x: clientX - box.left, y: clientY - box.top };
    if (place.x > laid.right + 6 || place.y > laid.bottom + 4) return null;
    return pointAt(laid, lines, place);
  };
  const press = (event: React.KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      const chosen = at?.line ?? lines.find(({ isOwn }) => isOwn)?.id ?? lines[0]?.id;
      event.preventDefault();
      if (chosen !== undefined) onOpen?.(chosen);
      return;
    }
    const next = moveByKey(lines, at ?? last, event.key);
    if (next === null) return;
    event.preventDefault();
    go(next);
  };
  return {
    at,
    last,
    hide: () => setAt(null),
    raise: (line: string | null) => setAt(line === null ? null : { index: laid.xs.length - 1, line }),
    over: {
      className: classes.lines,
      'data-opens': (at?.line != null && onOpen !== undefined) || undefined,
      onPointerMove: (event: React.PointerEvent) => {
        const to = find(event);
        if (to !== null) go(to);
        else if (event.pointerType === 'mouse' && event.target === event.currentTarget.firstElementChild) setAt(null);
      },
      onPointerLeave: (event: React.PointerEvent) => {
        if (event.pointerType === 'mouse' && document.activeElement !== control.current) setAt(null);
      },
      onPointerDown: (event: React.PointerEvent) => {
        const to = find(event);
        pressed.current = event.pointerType === 'mouse' ? (to?.line ?? null) : (at?.line ?? null);
        if (to === null) return;
        go(to);
        control.current?.focus({ preventScroll: true });
      },
      // The browser would give the focus to what is under the pointer.
      onMouseDown: (event: React.MouseEvent) => event.preventDefault(),
      onClick: (event: React.MouseEvent) => {
        const line = find(event)?.line ?? null;
        if (line !== null && line === pressed.current) onOpen?.(line);
      },
    },
    control: {
      ref: control,
      onKeyDown: press,
      onFocus: () => setAt((now) => now ?? last),
      onBlur: () => setAt(null),
    },
  };
}

interface Props {
  laid: LaidLines;
  values: DayValues;
  isShown: boolean;
  index: number;
  label: string;
  text: string;
  control: React.SVGProps<SVGGElement>;
}

export function LinePointer({ laid, values, isShown, index, label, text, control }: Props) {
  const { xs, y, top, bottom } = laid;
  const x = xs[index] ?? 0;
  return (
    <g
      {...control}
      className={classes.pointer}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={Math.max(1, xs.length)}
      aria-valuenow={index + 1}
      aria-valuetext={text}
      aria-keyshortcuts="Enter"
      data-screen-only
    >
      <rect x={x - 8} y={top} width={16} height={bottom - top} fill="transparent" />
      {isShown && (
        <>
          <line x1={x} x2={x} y1={top - 12} y2={bottom} />
          {values.rows.map(
            ({ line, value }) =>
              value !== null && (
                <circle key={line.id} cx={x} cy={y(value)} r={line.isStrong ? 4 : 3} fill={line.color} />
              ),
          )}
        </>
      )}
    </g>
  );
}
