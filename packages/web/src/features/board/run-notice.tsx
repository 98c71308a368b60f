import { Button, Progress } from '@mantine/core';
import type { BoardRun } from '@soundings/contract/board/board';
import { IconSquare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { useSecondsLeft } from '#/lib/seconds-left.ts';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { timeLeftText } from '#/ui/job/progress-panel.tsx';
import { useBoard } from './board.api.ts';
import classes from './board.module.css';
import { isRunning } from './lock.ts';
import { useBoardAction } from './use-board-action.ts';

interface Props {
  run: Omit<BoardRun, 'id'>;
  title: string;
  onStop: () => Promise<unknown>;
  onBrief?: (() => void) | undefined;
}

export function RunNotice({ run, title, onStop, onBrief }: Props) {
  const { t } = useTranslation();
  const stop = useBoardAction({ call: onStop, failed: 'board.couldntStop' });
  const engine = `${t(`ai.vendor_${run.kind}`)}${run.model ? `, ${run.model}` : ''}`;
  const { written, wanted } = run;
  const left = useSecondsLeft({ handled: written, total: wanted, isCounting: isRunning(run) });
  if (isRunning(run)) {
    const counted = { written: formatNumber(written), wanted: formatNumber(wanted) };
    return (
      <div className={classes.run} role="status">
        <span className={classes.runTitle}>{title}</span>
        <span className={classes.runCount}>{`${t('board.writtenOf', counted)} · ${engine}`}</span>
        <Progress
          className={classes.runBar ?? ''}
          value={wanted > 0 ? Math.min(100, (100 * written) / wanted) : 0}
          aria-label={title}
        />
        <span className={`${classes.runCount} ${classes.runLeft}`}>{timeLeftText(t, left)}</span>
        <Button
          size="sm"
          className={classes.runStop ?? ''}
          leftSection={<IconSquare size={13} />}
          loading={stop.isPending}
          onClick={() => stop.mutate()}
        >
          {t('board.stopWriting')}
        </Button>
      </div>
    );
  }
  if (run.state === 'failed') {
    return (
      <div className={classes.notice}>
        <InlineAlert title={t('board.runFailed')} action={<WayOn reason={run.reason} onBrief={onBrief} />}>
          {run.reason ? `${t(`ai.what.${run.reason}`)} ${t(`ai.help.${run.reason}`)}` : t('board.runKept')}
        </InlineAlert>
      </div>
    );
  }
  if (run.state === 'stopped') return <p className={classes.runText}>{t('board.runStopped')}</p>;
  const fellBack = written < wanted || wanted === 1 ? 'fellBack' : 'fellBackAll';
  return run.fellBackFrom ? (
    <div className={classes.notice}>
      <InlineAlert tone="warning">
        {t(run.kind === 'BUILT_IN' ? `board.${fellBack}BuiltIn` : `board.${fellBack}`, {
          ...{ why: t(`ai.what.${run.fellBackFrom}`), engine },
          ...{ written: formatNumber(written), wanted: formatNumber(wanted) },
        })}
      </InlineAlert>
    </div>
  ) : null;
}

/** Reasons that another text of the brief wouldn't change. */
const vendorReasons: readonly BoardRun['reason'][] = ['keyInvalid', 'noKey', 'quotaSpent', 'modelUnknown'];

function WayOn({ reason, onBrief }: { reason: BoardRun['reason'] } & Pick<Props, 'onBrief'>) {
  const { t } = useTranslation();
  const { modelsLink } = useBoard();
  if (vendorReasons.includes(reason)) {
    return modelsLink ? (
      <Button size="sm" renderRoot={modelsLink}>
        {t('board.chooseModel')}
      </Button>
    ) : null;
  }
  return onBrief ? (
    <Button size="sm" onClick={onBrief}>
      {t('board.changeBrief')}
    </Button>
  ) : null;
}
