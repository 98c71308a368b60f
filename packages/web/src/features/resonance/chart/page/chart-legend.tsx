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
      {legendGroups(t, drawn).map(({ title, keys }) => (
        <li key={title} className={classes.group}>
          <span className={classes.groupTitle}>{title}</span>
          <span className={classes.keys}>
            {keys.map(({ shape, text }) => (
              <span key={text} className={classes.key}>
                <span className={classes.keyMark}>
                  <KeyMark shape={shape} palette={palette} />
                </span>
                {text}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
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
  | 'cellAbove'
  | 'cellBelow'
  | 'depth'
  | 'unranked';

export interface Key {
  readonly shape: KeyShape;
  readonly text: string;
}

/** Keys of one kind. */
export interface KeyGroup {
  readonly title: string;
  readonly keys: readonly Key[];
}

type T = TFunction<'chart'>;

const messageGroup = (t: T, { model }: Drawn): KeyGroup => {
  const isUntested = model.data.messages.some(({ r1Share }) => r1Share.verdict === 'untested');
  return {
    title: t('messages'),
    keys: [
      { shape: 'above', text: t('key_above') },
      { shape: 'below', text: t('key_below') },
      { shape: 'same', text: t('key_same', { confidence: model.data.confidence }) },
      ...(isUntested ? [{ shape: 'untested', text: t('key_untested') } as const] : []),
    ],
  };
};

const linkGroup = (t: T, { links }: Drawn): KeyGroup => ({
  title: t('links'),
  keys:
    links.choice === 'total'
      ? [{ shape: 'linkTotal', text: t('key_linkTotal') }]
      : [
          { shape: 'linkAbove', text: t('key_linkAbove') },
          { shape: 'linkBelow', text: t('key_linkBelow') },
        ],
});

const matrixGroups = (t: T, { values, model }: Drawn): KeyGroup[] => {
  const { span, metric } = values;
  const figure = t(`figure_${metric === 'total' && !model.hasR2 ? 'r1' : metric}`);
  const depth = span && { shape: 'depth' as const, text: t('key_depth', { figure, min: span.min, max: span.max }) };
  return [
    { title: t('figure'), keys: [...(depth ? [depth] : []), { shape: 'unranked', text: t('key_unranked') }] },
    {
      title: t('links_verdict'),
      keys: [
        { shape: 'cellAbove', text: t('key_linkAbove') },
        { shape: 'cellBelow', text: t('key_linkBelow') },
      ],
    },
  ];
};

export const legendGroups = (t: T, drawn: Drawn): KeyGroup[] => {
  if (drawn.name === 'network') return [messageGroup(t, drawn), linkGroup(t, drawn)];
  if (drawn.name === 'matrix') return matrixGroups(t, drawn);
  return [messageGroup(t, drawn), { title: t('lines'), keys: [{ shape: 'mean', text: t('key_mean') }] }];
};

/** What a reader has to know first, over the drawing. */
export const chartCaption = (t: T, { name, links }: Drawn): string[] => {
  if (name !== 'network') return [];
  const [count, shown] = [links.strongest.length, formatNumber(links.strongest.length)];
  const all = formatNumber(links.count);
  return [shown === all ? t('linksAll', { count, shown }) : t('linksShown', { shown, all }), t('key_rim')];
};

const visionNotes = (t: T, { name }: Drawn): string[] =>
  name === 'matrix' ? [t('key_stars'), t('key_noAnswers')] : [t('key_number'), t('key_size')];

/** The page that it is opened from may be filtered: the chart never is. */
export const legendNotes = (t: T, drawn: Drawn): string[] => {
  const notes = visionNotes(t, drawn);
  const isOfRespondents = drawn.model.data.dataStructure === 'respondents';
  return isOfRespondents ? [...notes, t('key_everyone')] : notes;
};
