import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { drawKey, keyWidth } from '../drawing/draw-key.ts';
import type { Ink } from '../drawing/ink.ts';
import { type Key, type KeyShape, legendKeys } from '../legend-keys.ts';
import classes from './chart-board.module.css';
import { fitCanvas, screenRatio } from './fit-canvas.ts';
import type { Drawn } from './use-vision.ts';

/** What the marks mean. */
export function ChartLegend({ drawn, ink }: { drawn: Drawn; ink: Ink }) {
  const { t } = useTranslation('chart');
  return (
    <ul className={classes.legend} aria-label={t('legend')}>
      {legendKeys(t, drawn).map((key) => (
        <Entry key={key.shape + key.text} entry={key} ink={ink} />
      ))}
    </ul>
  );
}

function Entry({ entry, ink }: { entry: Key; ink: Ink }) {
  return (
    <li className={classes.key}>
      {entry.shape !== 'none' && <KeyMark shape={entry.shape} ink={ink} />}
      {entry.text}
    </li>
  );
}

function KeyMark({ shape, ink }: { shape: KeyShape; ink: Ink }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = keyWidth(shape);
  useLayoutEffect(() => {
    const pen = fitCanvas(canvas.current, { width, height: 12 }, screenRatio());
    if (pen !== null) drawKey(pen, shape, 0, 6, ink);
  }, [shape, ink, width]);
  return <canvas ref={canvas} style={{ width, height: 12 }} />;
}
