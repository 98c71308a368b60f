import { ActionIcon } from '@mantine/core';
import { IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '#/lib/format.ts';
import { type Box, startView, type View, zoomedAt, zoomIn, zoomOut } from '../drawing/view.ts';
import classes from './chart-stage.module.css';

interface Props {
  view: View;
  plot: Box | null;
  onView: (change: (view: View) => View) => void;
}

/** Zoom around the middle in steps of 1.25 and 0.8, and the way back to everything. */
export function ZoomButtons({ view, plot, onView }: Props) {
  const { t } = useTranslation('chart');
  const zoom = (factor: number) => {
    if (plot !== null) onView((now) => zoomedAt(now, factor, plot.width / 2, plot.height / 2, plot));
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
