import { useMemo } from 'react';
import { contourLines } from './contour-lines.ts';
import classes from './contours.module.css';

const levels = [0.3, 0.38, 0.46, 0.54, 0.62, 0.7];

/** Faint depth lines towards the edges of a card; decoration only. */
export function Contours() {
  const paths = useMemo(() => contourLines({ width: 420, height: 230, step: 10, scale: 150, seed: 11, levels }), []);
  return (
    <svg className={classes.contours} viewBox="0 0 420 230" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {paths.map((path, index) => (
        <path key={levels[index]} d={path} data-strong={index % 3 === 1 || undefined} />
      ))}
    </svg>
  );
}
