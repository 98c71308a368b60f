import { Button, Progress } from '@mantine/core';
import type { ScoutRun } from '@soundings/contract/scout/scout';
import { IconSquare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useBoardAction } from '#/features/board/use-board-action.ts';
import { formatNumber } from '#/lib/format.ts';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { useScout } from '../scout.api.ts';
import classes from './page.module.css';
import { isRunning } from './use-lock.ts';

/** How the writing goes, with Stop while it does, and what became of it where that was not as asked. */
export function RunNotice({ run }: { run: ScoutRun }) {
  const { t } = useTranslation();
  const api = useScout();
  const stop = useBoardAction({ call: api.stop, failed: 'scout.couldntStop' });
  const engine = `${t(`ai.vendor_${run.kind}`)}${run.model ? `, ${run.model}` : ''}`;
  if (isRunning(run)) {
    const title = t('scout.messagesGenerating');
    const share = run.wanted > 0 ? Math.min(100, (100 * run.written) / run.wanted) : 0;
    return (
      <div className={classes.run} role="status">
        <span className={classes.runTitle}>{title}</span>
        <span className={classes.runCount}>
          {t('scout.writtenOf', { written: formatNumber(run.written), wanted: formatNumber(run.wanted) })} · {engine}
        </span>
        <Progress className={classes.runBar ?? ''} value={share} aria-label={title} />
        <Button size="sm" leftSection={<IconSquare size={13} />} loading={stop.isPending} onClick={() => stop.mutate()}>
          {t('scout.stopWriting')}
        </Button>
      </div>
    );
  }
  if (run.state === 'failed') {
    return (
      <div className={classes.notice}>
        <InlineAlert title={t('scout.runFailed')}>
          {run.reason ? `${t(`ai.what.${run.reason}`)} ${t(`ai.help.${run.reason}`)} ` : null}
          {t('scout.runKept')}
        </InlineAlert>
      </div>
    );
  }
  if (run.state === 'stopped') return <p className={classes.runText}>{t('scout.runStopped')}</p>;
  return run.fellBackFrom ? <p className={classes.runText}>{t('scout.fellBack', { engine })}</p> : null;
}
