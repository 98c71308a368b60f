import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#/lib/i18n.ts';
import { chartSize, drawChart, fixes } from '../chart-drawing.ts';
import classes from './sea-chart.module.css';

const drawing = drawChart();
const track = fixes.map(({ x, y }) => `${x},${y}`).join(' ');

/** The one loud place: a drawn sea chart with contours, figures and a dated track. Decoration, but for its title. */
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
        {fixes.map(({ x, y, date }) => (
          <g key={`${x},${y}`} className={classes.fix}>
            <circle cx={x} cy={y} r="6" />
            <circle cx={x} cy={y} r="1.8" className={classes.point} />
            {date ? (
              <text x={x + 11} y={y + 15}>
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
