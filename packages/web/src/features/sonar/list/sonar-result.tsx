import type { ProjectRow, SonarResult } from '@soundings/contract/projects/projects';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { NoRowResult } from '#/features/projects/list/no-result.tsx';
import row from '#/features/projects/list/row-result.module.css';
import { formatDateRange, formatDay, formatNumber, formatOrdinal } from '#/lib/format.ts';
import { needDashboardTexts } from '#/lib/i18n.ts';
import { ChangeText } from '#/ui/charts/frame/change-mark.tsx';
import { sparkPaths } from '#/ui/charts/spark.ts';
import { HollowSign, SoundingFigure } from '#/ui/figures/figure.tsx';
import { scoreChange } from '../dashboard/figures/score-words.ts';
import { CollectLink, collectedRange, SonarFacts } from './sonar-facts.tsx';
import classes from './sonar-result.module.css';

interface Props {
  project: ProjectRow;
  isMuted: boolean;
}

export function SonarCardResult({ project, isMuted }: Props) {
  const { t } = useTranslation();
  const result = toSonarResult(project);
  if (result === null) return <SonarFacts project={project} />;
  return (
    <div className={classes.card} title={daysText(result)}>
      <span className={classes.caption}>
        {t(result.isOwn ? 'projects.powerrankOf' : 'projects.powerrankOfFirst', { brand: result.brand })}
      </span>
      <span className={classes.figures}>
        <SoundingFigure value={result.powerrank} size="large" />
        <Growth result={result} />
        <Change result={result} />
      </span>
      <span className={classes.course}>
        <Spark points={result.points} width={120} height={32} isMuted={isMuted} />
        <Place result={result} />
      </span>
    </div>
  );
}

export function SonarRowResult({ project, isMuted }: Props) {
  const result = toSonarResult(project);
  if (result === null && project.active && collectedRange(project) === null) return <CollectLink project={project} />;
  if (result === null) return <NoRowResult />;
  return (
    <span className={row.row} title={`${result.brand}, ${daysText(result)}`}>
      <span className={row.figure}>
        <Growth result={result} /> <SoundingFigure value={result.powerrank} />
      </span>
      <Spark points={result.points} width={80} height={20} isMuted={isMuted} />
      <span className={row.more}>
        <Place result={result} />
      </span>
    </span>
  );
}

const toSonarResult = ({ result }: ProjectRow): SonarResult | null => (result?.kind === 'sonar' ? result : null);

const daysText = ({ startDate, endDate }: SonarResult): string =>
  startDate === endDate ? formatDay(endDate) : formatDateRange(`${startDate}T00:00`, `${endDate}T00:00`);

function Change({ result: { powerrank, prevPowerrank } }: { result: SonarResult }) {
  const change = scoreChange({ score: powerrank, prevScore: prevPowerrank }, 'powerrank');
  return change === null ? null : <ChangeText change={change} />;
}

const ShortGrowth = lazy(async () => {
  const [file] = await Promise.all([import('../dashboard/figures/short-growth.tsx'), needDashboardTexts()]);
  return { default: file.ShortGrowth };
});

const Growth = ({ result: { shortGrowth: short } }: { result: SonarResult }) =>
  short && (
    <Suspense>
      <ShortGrowth short={short} />
    </Suspense>
  );

function Place({ result: { rank, brands, provisional } }: { result: SonarResult }) {
  const { t } = useTranslation();
  if (rank === null) return null;
  const place = t('projects.placeOf', { place: formatOrdinal(rank), count: brands, brands: formatNumber(brands) });
  if (!provisional) return <span className={classes.place}>{place}</span>;
  return (
    <span className={classes.place} title={t('projects.provisionalHelp')}>
      <HollowSign /> {t('projects.provisionalPlace', { place })}
    </span>
  );
}

interface SparkProps {
  points: SonarResult['points'];
  width: number;
  height: number;
  isMuted: boolean;
}

function Spark({ points, width, height, isMuted }: SparkProps) {
  const pad = 3;
  const { path, area, end } = sparkPaths(points, width - 2 * pad, height - 2 * pad, height - pad);
  const color = isMuted ? 'var(--bar-muted)' : 'var(--type-sonar)';
  return (
    <svg width={width} height={height} aria-hidden="true" className={classes.spark}>
      <g transform={`translate(${pad} ${pad})`} stroke={color} fill="none" strokeWidth={1.5}>
        <path d={area} fill={color} fillOpacity={0.1} stroke="none" />
        <path d={path} strokeLinejoin="round" strokeLinecap="round" />
        {end !== null && <circle cx={end.x} cy={end.y} r={2.4} fill={color} stroke="none" />}
      </g>
    </svg>
  );
}
