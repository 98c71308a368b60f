import type { BoardResult, ProjectRow } from '@soundings/contract/projects/projects';
import { useTranslation } from 'react-i18next';
import card from '#/features/projects/list/card-result.module.css';
import { NoResult, NoRowResult } from '#/features/projects/list/no-result.tsx';
import row from '#/features/projects/list/row-result.module.css';
import { formatNumber } from '#/lib/format.ts';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import classes from './scout-result.module.css';

interface Props {
  project: ProjectRow;
  isMuted: boolean;
}

const readResult = ({ result }: ProjectRow): BoardResult | null => (result?.kind === 'board' ? result : null);

export function ScoutCardResult({ project, isMuted }: Props) {
  const { t } = useTranslation();
  const result = readResult(project);
  if (result === null) return <NoResult step={t('projects.writeMessages')}>{t('projects.noMessagesYet')}</NoResult>;
  return (
    <div className={card.card}>
      <span className={card.message} title={result.final ?? undefined}>
        {result.final ?? t('projects.messagesToFinal')}
      </span>
      <span className={card.value}>
        <SoundingFigure value={result.finals} decimals={0} size="large" />
        <span className={card.unit}>{t('projects.finalMessages')}</span>
      </span>
      <Funnel result={result} isMuted={isMuted} />
    </div>
  );
}

export function ScoutRowResult({ project, isMuted }: Props) {
  const { t } = useTranslation();
  const result = readResult(project);
  if (result === null) return <NoRowResult step={!isMuted && t('projects.writeMessages')} />;
  return (
    <span className={`${row.row} ${classes.row}`}>
      <span className={row.figure}>
        <SoundingFigure value={result.finals} decimals={0} />
      </span>
      <Funnel result={result} isMuted={isMuted} isSmall />
      <span className={`${row.more} ${classes.more}`}>
        {t('projects.finalOf', { count: result.messages, n: formatNumber(result.messages) })}
      </span>
    </span>
  );
}

function Funnel({
  result,
  isMuted,
  isSmall = false,
}: Omit<Props, 'project'> & { result: BoardResult; isSmall?: boolean }) {
  const { t } = useTranslation();
  const { messages, selected, finals } = result;
  const label = t('projects.funnelLabel', {
    messages: formatNumber(messages),
    selected: formatNumber(selected),
    finals: formatNumber(finals),
  });
  return (
    <span className={classes.funnel} role="img" aria-label={label} title={label} data-muted={isMuted || undefined}>
      {[messages, selected, finals].map((count, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three steps, always the same
        <span key={step} className={classes.step}>
          <span className={classes.bar} data-step={step} style={{ width: `${(100 * count) / messages}%` }} />
          {isSmall ? null : <span className={classes.count}>{formatNumber(count)}</span>}
        </span>
      ))}
    </span>
  );
}
