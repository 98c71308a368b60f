import { VisuallyHidden } from '@mantine/core';
import { IconChartBar, IconChartTreemap } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '#/ui/segmented.tsx';
import type { Metric } from '../../response/pick-audiences.ts';
import classes from './audience.module.css';
import type { AudienceView } from './audience-chart.tsx';

interface Props {
  view: AudienceView;
  metric: Metric;
  withR2: boolean;
  onView: (change: Partial<AudienceView>) => void;
}

/** Which figure and which drawing. */
export function AudienceControls({ view, metric, withR2, onView }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {withR2 && (
        <Segmented
          label={t('resonance.metric')}
          value={metric}
          options={[
            { value: 'r1', label: 'R1' },
            { value: 'r2', label: 'R2' },
          ]}
          onChange={(next) => onView({ metric: next })}
        />
      )}
      <Segmented
        label={t('resonance.drawing')}
        value={view.drawing}
        options={[
          { value: 'treemap', label: <Drawing icon={<IconChartTreemap size={16} />} text={t('resonance.treemap')} /> },
          { value: 'bars', label: <Drawing icon={<IconChartBar size={16} />} text={t('resonance.bars')} /> },
        ]}
        // Bars start with five, a treemap shows all: each its usual size.
        onChange={(drawing) => onView({ drawing, size: drawing === 'bars' ? 5 : null, order: 'top' })}
      />
    </>
  );
}

function Drawing({ icon, text }: { icon: React.ReactNode; text: string }) {
  return (
    <span className={classes.drawing} title={text}>
      {icon}
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
