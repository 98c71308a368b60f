import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus, IconZoomReset } from '@tabler/icons-react';
import classes from './score-charts.module.css';

export interface ZoomTexts {
  zoomIn: string;
  zoomOut: string;
  reset: string;
}

interface Props {
  texts: ZoomTexts;
  onIn: () => void;
  onOut: () => void;
  onReset: () => void;
  isReset: boolean;
}

/** The ways to enlarge a drawing without keys or wheel. */
export function ZoomButtons({ texts, onIn, onOut, onReset, isReset }: Props) {
  return (
    <div className={classes.zoom}>
      <ActionIcon size={30} aria-label={texts.zoomOut} onClick={onOut}>
        <IconMinus size={16} />
      </ActionIcon>
      <ActionIcon size={30} aria-label={texts.zoomIn} onClick={onIn}>
        <IconPlus size={16} />
      </ActionIcon>
      <ActionIcon size={30} aria-label={texts.reset} onClick={onReset} disabled={isReset}>
        <IconZoomReset size={16} />
      </ActionIcon>
    </div>
  );
}
