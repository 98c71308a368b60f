import type { TFunction } from 'i18next';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { fitCanvas, screenRatio } from '../drawing/canvas.ts';
import type { Palette } from '../drawing/palette.ts';
import { drawKey, keyWidth } from '../drawing/shapes.ts';
import type { Drawn } from '../stage/chart-stage.tsx';
import classes from './chart-board.module.css';

export function ChartLegend({ drawn, palette }: { drawn: Drawn; palette: Palette }) {
  const { t } = useTranslation('chart');
  return (
    <ul className={classes.legend} aria-label={t('legend')}>
      {keptTogether(legendKeys(t, drawn)).map((keys) => (
        <li key={keys[0]?.text} className={classes.keys}>
          {keys.map((key) => (
            <Entry key={key.text} entry={key} palette={palette} />
          ))}
        </li>
      ))}
    </ul>
  );
}

/** What lies above and what lies below stand beside each other. */
const keptTogether = (keys: readonly Key[]): Key[][] =>
  keys.reduce<Key[][]>((groups, key) => {
    if (/^(cell|link)Below$/.test(key.shape)) groups.at(-1)?.push(key);
    else groups.push([key]);
    return groups;
  }, []);

function Entry({ entry, palette }: { entry: Key; palette: Palette }) {
  return (
    <span className={classes.key}>
      {entry.shape !== 'none' && <KeyMark shape={entry.shape} palette={palette} />}
      {entry.text}
    </span>
  );
}

function KeyMark({ shape, palette }: { shape: KeyShape; palette: Palette }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = keyWidth(shape);
  useLayoutEffect(() => {
    const pen = fitCanvas(canvas.current, { width, height: 12 }, screenRatio());
    if (pen !== null) drawKey(pen, shape, 0, 6, palette);
  }, [shape, palette, width]);
  return <canvas ref={canvas} style={{ width, height: 12 }} />;
}

export type KeyShape =
  | 'above'
  | 'below'
  | 'same'
  | 'untested'
  | 'mean'
  | 'linkAbove'
  | 'linkBelow'
  | 'linkTotal'
  | 'audience'
  | 'cellAbove'
  | 'cellBelow'
  | 'depth'
  | 'unranked'
  | 'none';

export interface Key {
  readonly shape: KeyShape;
  readonly text: string;
}

type T = TFunction<'chart'>;

const verdictKeys = (t: T, { model }: Drawn): Key[] => {
  const isUntested = model.data.messages.some(({ r1Share }) => r1Share.verdict === 'untested');
  return [
    { shape: 'above', text: t('key_above') },
    { shape: 'same', text: t('key_same', { confidence: model.data.confidence }) },
    { shape: 'below', text: t('key_below') },
    ...(isUntested ? [{ shape: 'untested', text: t('key_untested') } as const] : []),
  ];
};

const networkKeys = (t: T, drawn: Drawn): Key[] => {
  const { links } = drawn;
  const [shown, count] = [formatNumber(links.shown.length), formatNumber(links.count)];
  const told: Key[] = [
    { shape: 'linkAbove', text: t('key_linkAbove') },
    { shape: 'linkBelow', text: t('key_linkBelow') },
  ];
  return [
    ...(links.choice === 'total' ? [{ shape: 'linkTotal', text: t('key_linkTotal') } as const] : told),
    { shape: 'none', text: shown === count ? t('linksAll', { shown }) : t('linksShown', { shown, all: count }) },
    ...verdictKeys(t, drawn),
    { shape: 'audience', text: t('key_audience') },
    { shape: 'none', text: t('key_rim') },
  ];
};

const matrixKeys = (t: T, { values, model }: Drawn): Key[] => {
  const { span, metric } = values;
  const figure = t(`figure_${metric === 'total' && !model.hasR2 ? 'r1' : metric}`);
  return [
    ...(span === null
      ? []
      : [{ shape: 'depth', text: t('key_depth', { figure, min: span.min, max: span.max }) } as const]),
    { shape: 'cellAbove', text: t('key_linkAbove') },
    { shape: 'cellBelow', text: t('key_linkBelow') },
    { shape: 'unranked', text: t('key_unranked') },
    { shape: 'none', text: t('key_stars') },
    { shape: 'none', text: t('key_noAnswers') },
  ];
};

/** The page that it is opened from may be filtered: the chart never is. */
export const legendKeys = (t: T, drawn: Drawn): Key[] => {
  const keys = visionKeys(t, drawn);
  const isOfRespondents = drawn.model.data.dataStructure === 'respondents';
  return isOfRespondents ? [...keys, { shape: 'none', text: t('key_everyone') }] : keys;
};

const visionKeys = (t: T, drawn: Drawn): Key[] => {
  if (drawn.name === 'network') return networkKeys(t, drawn);
  if (drawn.name === 'matrix') return matrixKeys(t, drawn);
  return [...verdictKeys(t, drawn), { shape: 'none', text: t('key_size') }, { shape: 'mean', text: t('key_mean') }];
};
