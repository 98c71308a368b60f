import type { GenieResult, ProjectRow } from '@soundings/contract/projects/projects';
import { useTranslation } from 'react-i18next';
import classes from '#/features/projects/list/card-result.module.css';
import { NoResult, NoRowResult } from '#/features/projects/list/no-result.tsx';
import row from '#/features/projects/list/row-result.module.css';
import { formatNumber } from '#/lib/format.ts';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import { IntervalTrack } from '#/ui/figures/interval-track.tsx';

interface Props {
  project: ProjectRow;
  isMuted: boolean;
}

const resultOf = ({ result }: ProjectRow): GenieResult | null => (result?.kind === 'genie' ? result : null);

export function GenieCardResult({ project, isMuted }: Props) {
  const { t } = useTranslation();
  const result = resultOf(project);
  if (result === null) return <NoResult step={t('projects.predictMessage')}>{t('projects.noPredictionYet')}</NoResult>;
  return (
    <div className={classes.card}>
      <span className={classes.message} title={result.message}>
        {result.message}
      </span>
      <span className={classes.value}>
        <SoundingFigure value={result.interest} decimals={0} size="large" />
        <span className={classes.unit}>{t('projects.predictedR1')}</span>
      </span>
      <span className={classes.spark}>
        <Track result={result} color={isMuted ? 'var(--bar-muted)' : `var(--type-${tokenOf(project)})`} />
        <span className={classes.base}>
          {t('projects.predictedInterval', { low: formatNumber(result.low), high: formatNumber(result.high) })}
        </span>
      </span>
    </div>
  );
}

export function GenieRowResult({ project, isMuted }: Props) {
  const { t } = useTranslation();
  const result = resultOf(project);
  if (result === null) return <NoRowResult step={!isMuted && t('projects.predictMessage')} />;
  return (
    <span className={`${row.row} ${classes.row}`}>
      <span className={row.figure}>
        <SoundingFigure value={result.interest} decimals={0} />
      </span>
      <span className={classes.track}>
        <Track result={result} color={`var(--type-${tokenOf(project)})`} />
      </span>
      <span className={`${row.more} ${classes.base}`}>
        {formatNumber(result.low)}–{formatNumber(result.high)}
      </span>
    </span>
  );
}

const tokenOf = ({ projectType }: ProjectRow): string => (projectType === 'GENIE' ? 'genie' : 'geniego');

function Track({ result, color }: { result: GenieResult; color: string }) {
  const { t } = useTranslation();
  return (
    <IntervalTrack
      value={result.interest}
      low={result.low}
      high={result.high}
      mean={50}
      quiet
      color={color}
      label={t('projects.predictedR1Label', {
        value: formatNumber(result.interest),
        low: formatNumber(result.low),
        high: formatNumber(result.high),
      })}
    />
  );
}
