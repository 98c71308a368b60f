import type { CreatedType } from '@soundings/contract/projects/project-types';
import type { ReactNode } from 'react';
import { typeMarks } from '#/lib/type-marks.ts';

export function TypePicture({ type }: { type: CreatedType }) {
  return (
    <svg
      viewBox="0 0 160 96"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      strokeLinecap="round"
      color={`var(--type-${typeMarks[type].token})`}
      aria-hidden="true"
    >
      <path d={contours} stroke="var(--line)" />
      {drawings[type]()}
    </svg>
  );
}

const contours =
  'M-4 78C30 58 52 92 84 78s44-34 84-22M-4 90c34-16 60 10 92-2s42-30 80-20M-4 20C28 30 40 4 76 8s50 10 92-6';

const bars = (rows: readonly [y: number, width: number, opacity: number][], x: number): ReactNode =>
  rows.map(([y, width, opacity]) => (
    <rect key={y} x={x} y={y} width={width} height="7" rx="2" fill="currentColor" opacity={opacity} />
  ));

const lines = (rows: readonly [x: number, y: number, width: number][]): ReactNode =>
  rows.map(([x, y, width]) => (
    <path key={`${x} ${y}`} d={`M${x} ${y}h${width}`} stroke="var(--text-3)" strokeWidth="2.5" opacity=".55" />
  ));

const cards = (places: readonly [x: number, y: number][], width: number, height: number): ReactNode =>
  places.map(([x, y]) => (
    <rect
      key={`${x} ${y}`}
      x={x}
      y={y}
      width={width}
      height={height}
      rx="4"
      fill="var(--bg-surface)"
      stroke="var(--line-strong)"
    />
  ));

const interval = (y: number, from: number, to: number, opacity = 1): ReactNode => (
  <g key={y} opacity={opacity}>
    <path d={`M56 ${y}h80`} stroke="var(--line-strong)" strokeWidth="1.5" />
    <path d={`M${from} ${y}H${to}`} stroke="currentColor" strokeWidth="7" opacity=".4" />
    <circle cx={(from + to) / 2} cy={y} r="4" fill="currentColor" stroke="var(--bg-sunken)" strokeWidth="1.5" />
    <path d={`M88 ${y - 5}v10`} stroke="var(--annot)" strokeWidth="1.5" />
  </g>
);

const drawings: Record<CreatedType, () => ReactNode> = {
  RESONANCE: () => (
    <>
      {lines([
        [24, 26, 20],
        [24, 48, 16],
        [24, 70, 22],
      ])}
      {interval(26, 104, 124)}
      {interval(48, 86, 108, 0.8)}
      {interval(70, 66, 90, 0.6)}
    </>
  ),
  SONAR: () => (
    <>
      {bars(
        [
          [20, 92, 0.45],
          [34, 78, 1],
          [48, 64, 0.45],
          [62, 46, 0.45],
          [76, 30, 0.45],
        ],
        28,
      )}
      <path d="M80 14v74" stroke="var(--annot)" strokeWidth="1.5" />
      <path d="M98 70l10-8 9 4 10-12 11-4" stroke="currentColor" strokeWidth="2.5" strokeLinejoin="round" />
      <circle cx="138" cy="50" r="3.5" fill="currentColor" />
    </>
  ),
  SCOUTV2: () => (
    <>
      {cards(
        [
          [24, 16],
          [24, 40],
          [24, 64],
          [66, 28],
          [66, 52],
        ],
        34,
        18,
      )}
      {lines([
        [30, 25, 20],
        [30, 49, 14],
        [30, 73, 18],
        [72, 37, 20],
        [72, 61, 16],
      ])}
      <rect x="108" y="38" width="34" height="20" rx="4" fill="currentColor" opacity=".16" />
      <rect x="108" y="38" width="34" height="20" rx="4" stroke="currentColor" strokeWidth="1.5" />
      <path d="M118 48l5 5 9-10" stroke="currentColor" strokeWidth="2.5" strokeLinejoin="round" />
    </>
  ),
  GENIE: () => (
    <>
      {cards([[20, 16]], 120, 26)}
      {lines([
        [30, 26, 26],
        [64, 26, 18],
        [90, 26, 38],
      ])}
      <path d="M64 33h18" stroke="currentColor" strokeWidth="2.5" />
      <path d="M90 33h38" stroke="var(--neg)" strokeWidth="2.5" strokeDasharray="0.1 5" />
      {lines([
        [24, 60, 18],
        [24, 78, 22],
      ])}
      {interval(60, 98, 122)}
      {interval(78, 74, 100, 0.65)}
    </>
  ),
  GENIE_GO: () => (
    <>
      {cards([[24, 16]], 42, 64)}
      {lines([
        [32, 28, 26],
        [32, 38, 20],
        [32, 48, 24],
        [32, 58, 14],
      ])}
      <path d="M88 30l-12 20h10l-4 16 14-22H85z" fill="currentColor" />
      {lines([[108, 34, 30]])}
      <path d="M106 50h34" stroke="var(--line-strong)" strokeWidth="1.5" />
      <path d="M118 50h16" stroke="currentColor" strokeWidth="7" opacity=".4" />
      <circle cx="126" cy="50" r="4" fill="currentColor" />
      {lines([[108, 66, 20]])}
    </>
  ),
  ID8: () => (
    <>
      {cards(
        [
          [22, 14],
          [64, 14],
          [106, 14],
          [22, 52],
          [64, 52],
          [106, 52],
        ],
        36,
        30,
      )}
      <path d="M22 40l12-12 10 9 6-5 8 8" stroke="currentColor" strokeWidth="2" opacity=".7" strokeLinejoin="round" />
      <circle cx="82" cy="29" r="9" fill="currentColor" opacity=".35" />
      <path d="M107 32c8-10 12 8 18 0s10-6 16-2" stroke="currentColor" strokeWidth="2" opacity=".7" />
      <path d="M32 74l8-14 8 14z" fill="currentColor" opacity=".35" />
      <rect x="72" y="59" width="20" height="16" rx="3" stroke="currentColor" strokeWidth="2" opacity=".7" />
      <path d="M124 58v18M115 67h18" stroke="var(--text-3)" strokeWidth="2" />
    </>
  ),
};
