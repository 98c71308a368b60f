import { Button, Progress } from '@mantine/core';
import type { AiRun } from '@soundings/contract/ai/ai-runs';
import { IconSquare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { useSecondsLeft } from '#/lib/seconds-left.ts';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { timeLeftText } from '#/ui/job/progress-panel.tsx';
import classes from './board.module.css';
import { isRunning } from './lock.ts';
import { useBoardAction } from './use-board-action.ts';

interface Props {
  run: Pick<AiRun, 'kind' | 'model' | 'state' | 'reason' | 'fellBackFrom'>;
  title: string;
  progress: { written: number; wanted: number } | null;
  onStop: () => Promise<unknown>;
}

export function RunNotice({ run, title, progress, onStop }: Props) {
  const { t } = useTranslation();
  const stop = useBoardAction({ call: onStop, failed: 'board.couldntStop' });
  const engine = `${t(`ai.vendor_${run.kind}`)}${run.model ? `, ${run.model}` : ''}`;
  const { written = 0, wanted = 0 } = progress ?? {};
  const left = useSecondsLeft({ handled: written, total: wanted, isCounting: isRunning(run) });
  if (isRunning(run)) {
    const counted = { written: formatNumber(written), wanted: formatNumber(wanted) };
    return (
      <div className={classes.run} role="status">
        <span className={classes.runTitle}>{title}</span>
        <span className={classes.runCount}>{progress ? `${t('board.writtenOf', counted)} · ${engine}` : engine}</span>
        <Progress
          className={classes.runBar ?? ''}
          value={wanted > 0 ? Math.min(100, (100 * written) / wanted) : 100}
          animated={progress === null}
          aria-label={title}
        />
        <span className={classes.runCount}>{timeLeftText(t, left)}</span>
        <Button size="sm" leftSection={<IconSquare size={13} />} loading={stop.isPending} onClick={() => stop.mutate()}>
          {t('board.stopWriting')}
        </Button>
      </div>
    );
  }
  if (run.state === 'failed') {
    return (
      <div className={classes.notice}>
        <InlineAlert title={t('board.runFailed')}>
          {run.reason ? `${t(`ai.what.${run.reason}`)} ${t(`ai.help.${run.reason}`)}` : t('board.runKept')}
        </InlineAlert>
      </div>
    );
  }
  if (run.state === 'stopped') return <p className={classes.runText}>{t('board.runStopped')}</p>;
  return run.fellBackFrom ? <p className={classes.runText}>{t('board.fellBack', { engine })}</p> : null;
}
