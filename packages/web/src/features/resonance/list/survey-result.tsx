import { typesInContract } from '@soundings/contract/projects/project-types';
import type { ProjectRow, ResonanceResult } from '@soundings/contract/projects/projects';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPermitted } from '#/features/access/access.api.ts';
import card from '#/features/projects/list/card-result.module.css';
import { NoResult, NoRowResult } from '#/features/projects/list/no-result.tsx';
import row from '#/features/projects/list/row-result.module.css';
import { formatNumber, formatPercent } from '#/lib/format.ts';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import { IntervalTrack } from '#/ui/figures/interval-track.tsx';
import { BaseMark } from '#/ui/figures/marks.tsx';
import classes from './survey-result.module.css';

interface Props {
  project: ProjectRow;
  isMuted: boolean;
}

export function SurveyCardResult({ project, isMuted }: Props) {
  const { t } = useTranslation();
  const result = toSurveyResult(project);
  const step = useImportStep(project);
  if (result === null) return <NoResult step={step}>{t('projects.noResultYet')}</NoResult>;
  const base = formatNumber(result.base);
  return (
    <div className={`${card.card} ${classes.card}`}>
      <span className={classes.caption}>
        {t('projects.bestR1Of', { count: result.messages, n: formatNumber(result.messages) })}
      </span>
      <span>
        <SoundingFigure value={result.bestR1} unit="%" size="large" />
        <LowBaseMark base={result.base} />
      </span>
      <div className={card.spark}>
        <ResultTrack result={result} color={isMuted ? 'var(--bar-muted)' : 'var(--type-resonance)'} />
        <span className={card.base}>
          {t('projects.intervalAndBase', { low: formatNumber(result.low), high: formatNumber(result.high), base })}
        </span>
      </div>
    </div>
  );
}

export function SurveyRowResult({ project }: Pick<Props, 'project'>) {
  const { t } = useTranslation();
  const result = toSurveyResult(project);
  const step = useImportStep(project);
  if (result === null) return <NoRowResult step={step} />;
  return (
    <span className={`${row.row} ${card.row}`}>
      <span className={row.figure}>
        <SoundingFigure value={result.bestR1} unit="%" />
        <LowBaseMark base={result.base} />
      </span>
      <span className={card.track}>
        <ResultTrack result={result} color="var(--type-resonance)" />
      </span>
      <span className={`${row.more} ${classes.rowBase}`}>
        {t('projects.base', { base: formatNumber(result.base) })}
      </span>
    </span>
  );
}

/** Of those who may replace the answers. */
const useImportStep = ({ id, projectName: name, active }: ProjectRow): ReactNode => {
  const { t } = useTranslation();
  const mayEdit = useIsPermitted('projects.manage');
  if (!mayEdit || !active) return null;
  return (
    <Link
      to="/projects/edit/$type/$id"
      params={{ type: typesInContract.RESONANCE.segment, id }}
      className={row.step}
      aria-label={t('projects.importFor', { name })}
    >
      {t('projects.importData')}
    </Link>
  );
};

const toSurveyResult = ({ result }: ProjectRow): ResonanceResult | null =>
  result?.kind === 'resonance' ? result : null;

function LowBaseMark({ base }: { base: number }) {
  const { t } = useTranslation();
  const mark = lowBase(base);
  return <BaseMark mark={mark} label={mark === 'none' ? '' : t(`projects.base_${mark}`)} />;
}

interface ResultTrackProps {
  result: ResonanceResult;
  color: string;
}

/** The best R1 with its interval and the mean of those on a base of at least 30, on a track of 0 to 100. */
function ResultTrack({ result, color }: ResultTrackProps) {
  const { t } = useTranslation();
  return (
    <IntervalTrack
      value={result.bestR1}
      low={result.low}
      high={result.high}
      mean={result.meanR1}
      quiet
      color={color}
      label={t('projects.bestR1Label', {
        value: formatPercent(result.bestR1),
        interval: `${formatNumber(result.low, 1)}–${formatNumber(result.high, 1)}`,
        mean: formatPercent(result.meanR1),
        base: formatNumber(result.base),
      })}
    />
  );
}

const lowBase = (base: number): 'none' | 'low' | 'unranked' => (base < 30 ? 'unranked' : base < 100 ? 'low' : 'none');
