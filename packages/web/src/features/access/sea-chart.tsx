import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#/lib/i18n.ts';
import { contourPath, smoothField } from '#/ui/feedback/contours.tsx';
import classes from './sea-chart.module.css';

export const chartSize = { width: 800, height: 828 } as const;

const levels = [3, 5, 8, 12, 16, 22, 30, 40, 55] as const;

export const fixes = [
  { x: 108, y: 634, date: null },
  { x: 232, y: 536, date: '2026-11-06' },
  { x: 370, y: 474, date: '2026-11-09' },
  { x: 507, y: 330, date: '2026-11-13' },
  { x: 650, y: 206, date: '2026-11-19' },
] as const;

/** Shallow at the upper left, deep at the lower right, with banks and hollows between; from about 1 to 80. */
const depth = (x: number, y: number): number => {
  const slope = 0.52 * (x / chartSize.width) + 0.48 * (y / chartSize.height);
  const banks = smoothField(x + 60, y + 735, 205, 17) - 0.5;
  const detail = smoothField(x, y, 120, 3) - 0.5;
  return 1.3 * Math.exp(3.75 * (0.1 + 0.86 * slope ** 1.15 + 0.64 * banks + 0.05 * detail));
};

const distance = (x: number, y: number, from: { x: number; y: number }, to: { x: number; y: number }): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const t = Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - from.x - t * dx, y - from.y - t * dy);
};

/** Its date stands at its left: at its right the frame is near on narrow screens. */
const isLast = (index: number): boolean => index === fixes.length - 1;

/** The title block lies somewhere here, depending on the window's shape. */
const isUnderBlock = (x: number, y: number): boolean => x < 520 && y > 640;

const isFree = (x: number, y: number): boolean =>
  fixes.every((fix, index) => {
    const next = fixes[index + 1];
    const side = isLast(index) ? -42 : 34;
    const isOnDate = Math.abs(fix.x + side - x) < 44 && Math.abs(fix.y + (isLast(index) ? -6 : 10) - y) < 20;
    return !isOnDate && (!next || distance(x + 8, y - 4, fix, next) > 20);
  });

const soundings = (): Sounding[] => {
  const found: Sounding[] = [];
  for (let row = 0; row < 13; row++) {
    for (let column = 0; column < 10; column++) {
      const shift = (step: number) => smoothField(column * 40 + step, row * 40 + step, 9, 5) - 0.5;
      const x = 30 + column * 82 + (row % 2) * 40 + 62 * shift(0);
      const y = 34 + row * 64 + 52 * shift(500);
      if (x < 12 || x > 770 || y > 812 || isUnderBlock(x, y) || !isFree(x, y)) continue;
      const value = depth(x, y);
      const [whole = '', tenth = ''] = value.toFixed(value < 31 ? 1 : 0).split('.');
      found.push({ x: Math.round(x), y: Math.round(y), whole, tenth });
    }
  }
  return found;
};

export const drawChart = () => ({
  bands: levels.map((level, index) => ({
    level,
    path: contourPath(depth, level, { ...chartSize, step: 11 }),
    fill: `var(--sea-${index})`,
    isStrong: index % 3 === 1,
  })),
  soundings: soundings(),
});

const drawing = drawChart();

const track = fixes.map(({ x, y }) => `${x},${y}`).join(' ');

export function SeaChart() {
  const { t } = useTranslation();
  const clip = useId();
  const { width, height } = chartSize;
  const day = new Intl.DateTimeFormat(currentLanguage() === 'de' ? 'de' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return (
    <div className={classes.frame}>
      <svg
        className={classes.sea}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <clipPath id={clip}>
          <rect width={width} height={height} />
        </clipPath>
        <g clipPath={`url(#${clip})`} fillRule="evenodd">
          {drawing.bands.map(({ level, path, fill, isStrong }) => (
            <path key={level} d={path} fill={fill} className={classes.contour} data-strong={isStrong || undefined} />
          ))}
        </g>
        <g className={classes.figures}>
          {drawing.soundings.map(({ x, y, whole, tenth }) => (
            <text key={`${x},${y}`} x={x} y={y}>
              {whole}
              {tenth ? (
                <tspan dy="3.5" className={classes.tenth}>
                  {tenth}
                </tspan>
              ) : null}
            </text>
          ))}
        </g>
        <polyline points={track} className={classes.track} />
        {fixes.map(({ x, y, date }, index) => (
          <g key={`${x},${y}`} className={classes.fix}>
            <circle cx={x} cy={y} r="6" />
            <circle cx={x} cy={y} r="1.8" className={classes.point} />
            {date ? (
              <text
                x={isLast(index) ? x - 12 : x + 11}
                y={isLast(index) ? y - 2 : y + 15}
                textAnchor={isLast(index) ? 'end' : 'start'}
              >
                {day.format(new Date(date))}
              </text>
            ) : null}
          </g>
        ))}
      </svg>
      <div className={classes.block}>
        <div className={classes.inner}>
          <p className={classes.title}>{t('access.chartTitle')}</p>
          <p className={classes.line}>{t('access.chartLine1')}</p>
          <p className={classes.line}>{t('access.chartLine2')}</p>
          <div className={classes.scale} />
        </div>
      </div>
    </div>
  );
}

export interface Sounding {
  x: number;
  y: number;
  whole: string;
  tenth: string;
}
