import { ActionIcon } from '@mantine/core';
import { IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '#/lib/format.ts';
import type { Anchor } from '#/ui/charts/frame/chart-tooltip.tsx';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import { VerdictMark } from '#/ui/figures/marks.tsx';
import {
  audienceName,
  baseText,
  intervalText,
  subjectFigures,
  verdictCountsText,
  verdictText,
} from '../chart-texts.ts';
import { type Box, startView, type View, zoomAt, zoomIn, zoomOut } from '../drawing/vision.ts';
import type { ChartModel } from '../model/chart-model.ts';
import type { Subject } from '../model/subjects.ts';
import classes from './chart-stage.module.css';

export function SubjectTip({ model, subject }: { model: ChartModel; subject: Subject }) {
  const { t } = useTranslation('chart');
  const { message, audience } = subject;
  const figures = subjectFigures(model, subject);
  return (
    <>
      {audience !== null && <div className={classes.tipHeader}>{audienceName(model, audience)}</div>}
      {message !== null && <div className={classes.tipName}>{model.data.messages[message]?.message}</div>}
      {figures === null ? (
        <div className={classes.tipQuiet}>{verdictCountsText(t, model, audience ?? 0)}</div>
      ) : (
        <>
          <div className={classes.tipRow}>
            <span>{t('r1')}</span>
            <SoundingFigure value={figures.r1} unit="%" size="small" />
            <span className={classes.tipQuiet}>{intervalText(figures.low, figures.high)}</span>
          </div>
          {model.hasR2 && (
            <>
              <div className={classes.tipRow}>
                <span>{t('r2')}</span>
                <SoundingFigure value={figures.r2} unit="%" size="small" />
              </div>
              <div className={classes.tipRow}>
                <span>{t('total')}</span>
                <SoundingFigure value={figures.total} unit="%" size="small" />
              </div>
            </>
          )}
          <div className={classes.tipQuiet}>{baseText(t, figures)}</div>
          <VerdictMark verdict={figures.verdict} label={verdictText(t, figures, audience !== null)} />
        </>
      )}
    </>
  );
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const large = 200;

export const tipAnchor = ({ x, y, width, height }: Box, plot: Box): Anchor => {
  const top = clamp(y, plot.y, plot.y + plot.height);
  const middle = width > large ? Math.max(x, plot.x) + 100 : x + width / 2;
  return {
    x: clamp(middle, plot.x, plot.x + plot.width),
    y: top,
    height: height > large ? 0 : Math.max(0, Math.min(height, plot.y + plot.height - top)),
  };
};

interface Props {
  view: View;
  plot: Box | null;
  onView: (change: (view: View) => View) => void;
}

export function ZoomButtons({ view, plot, onView }: Props) {
  const { t } = useTranslation('chart');
  const zoom = (factor: number) => {
    if (plot !== null) onView((now) => zoomAt(now, factor, plot.width / 2, plot.height / 2, plot));
  };
  return (
    <div className={classes.zoom}>
      <ActionIcon size={32} aria-label={t('zoomOut')} title={t('zoomOut')} onClick={() => zoom(zoomOut)}>
        <IconMinus size={17} stroke={1.75} />
      </ActionIcon>
      <span className={classes.percent} role="status" aria-label={t('zoomed', { percent: Math.round(view.k * 100) })}>
        {formatPercent(view.k * 100, 0)}
      </span>
      <ActionIcon size={32} aria-label={t('zoomIn')} title={t('zoomIn')} onClick={() => zoom(zoomIn)}>
        <IconPlus size={17} stroke={1.75} />
      </ActionIcon>
      <ActionIcon
        size={32}
        aria-label={t('reset')}
        title={t('reset')}
        disabled={view === startView}
        onClick={() => onView(() => startView)}
      >
        <IconFocusCentered size={17} stroke={1.75} />
      </ActionIcon>
    </div>
  );
}
