import type { ListedRun } from '@soundings/contract/ai/ai-runs';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment, formatNumber } from '#/lib/format.ts';
import { dollarDigits, formatDollars } from '#/lib/format-dollars.ts';
import { currentLanguage } from '#/lib/i18n.ts';
import { Badge } from '#/ui/marks/badge.tsx';
import type { Column } from '#/ui/table/columns.ts';
import { DataTable } from '#/ui/table/data-table.tsx';
import { modelName } from '../usage/usage-format.ts';
import classes from './runs.module.css';

interface Props {
  runs: readonly ListedRun[];
  isStale: boolean;
}

export function RunsTable({ runs, isStale }: Props) {
  const { t } = useTranslation();
  const digits = dollarDigits(runs.map(({ cost }) => cost));
  const columns: Column<ListedRun>[] = [
    {
      id: 'when',
      heading: t('aiSettings.column_when'),
      cellClassName: classes.when,
      cell: ({ queuedOn }) => (
        <time dateTime={queuedOn} title={queuedOn}>
          {formatMoment(queuedOn)}
        </time>
      ),
    },
    {
      id: 'what',
      heading: t('aiSettings.column_what'),
      onPhone: 'title',
      // The prompt's version is for whoever looks into one.
      cell: ({ purpose, prompt }) => <span title={prompt}>{t(`ai.purpose_${purpose}`)}</span>,
    },
    {
      id: 'who',
      heading: t('aiSettings.column_who'),
      cellClassName: classes.who,
      cell: ({ user, userName, company, project }) => (
        <Two
          first={<span title={user ?? undefined}>{userName || user || t('aiSettings.nobody_user')}</span>}
          second={[company, project].filter(Boolean).join(' · ')}
        />
      ),
    },
    {
      id: 'model',
      heading: t('aiSettings.column_answered'),
      cellClassName: classes.model,
      cell: ({ kind, model, fellBackFrom }) => (
        <Two
          first={modelName(t, kind, model)}
          second={fellBackFrom && t('aiSettings.insteadOf', { reason: t(`ai.what.${fellBackFrom}`) })}
        />
      ),
    },
    {
      id: 'outcome',
      heading: t('aiSettings.column_outcome'),
      onPhone: 'line',
      cellClassName: classes.outcome,
      attributes: ({ state }) => ({ 'data-none': state === 'done' || undefined }),
      cell: (run) => <Outcome run={run} />,
    },
    {
      id: 'duration',
      heading: t('aiSettings.column_duration'),
      isNumber: true,
      isRoomy: true,
      attributes: ({ endedOn }) => ({ 'data-none': endedOn === null || undefined }),
      cell: durationOf,
    },
    {
      id: 'inputTokens',
      heading: t('aiSettings.inputTokens'),
      isNumber: true,
      isRoomy: true,
      attributes: isFree,
      cell: (run) => <Tokens run={run} count={run.inputTokens} />,
    },
    {
      id: 'outputTokens',
      heading: t('aiSettings.outputTokens'),
      isNumber: true,
      isRoomy: true,
      attributes: isFree,
      cell: (run) => <Tokens run={run} count={run.outputTokens} />,
    },
    {
      id: 'cost',
      heading: t('aiSettings.cost'),
      isNumber: true,
      onPhone: 'corner',
      attributes: ({ cost }) => ({ 'data-none': !cost || undefined }),
      cell: ({ cost }) => (cost === null ? '–' : formatDollars(cost, currentLanguage(), cost === 0 ? 0 : digits)),
    },
  ];
  return (
    <DataTable
      label={t('aiSettings.part_runs')}
      minWidth={1080}
      columns={columns}
      rows={runs}
      keyOf={({ id }) => id}
      isStale={isStale}
      rowAttributes={() => ({ className: classes.row })}
    />
  );
}

const isFree = ({ kind }: ListedRun) => ({ 'data-none': kind === 'BUILT_IN' || undefined });

const durationOf = ({ startedOn, endedOn }: ListedRun): string =>
  startedOn && endedOn ? `${formatNumber((Date.parse(endedOn) - Date.parse(startedOn)) / 1000, 1)}\u00a0s` : '–';

function Two({ first, second }: { first: ReactNode; second: string | null }) {
  return (
    <span className={classes.two}>
      <span>{first}</span>
      {second ? <small title={second}>{second}</small> : null}
    </span>
  );
}

function Outcome({ run: { state, reason } }: { run: ListedRun }) {
  const { t } = useTranslation();
  const name = t(`ai.state_${state}`);
  if (state === 'done') return name;
  return (
    <Two
      first={
        <Badge
          tone={state === 'failed' ? 'negative' : state === 'stopped' ? 'neutral' : 'brand'}
          icon={state === 'failed' && <IconX size={12} stroke={2.4} aria-hidden="true" />}
        >
          {name}
        </Badge>
      }
      second={reason && t(`ai.what.${reason}`)}
    />
  );
}

function Tokens({ run: { kind, isEstimated }, count }: { run: ListedRun; count: number }) {
  const { t } = useTranslation();
  if (kind === 'BUILT_IN') return '–';
  return isEstimated ? <span title={t('aiSettings.estimated')}>≈ {formatNumber(count)}</span> : formatNumber(count);
}
