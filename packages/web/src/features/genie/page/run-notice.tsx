import { Button, Loader } from '@mantine/core';
import type { GenieRun } from '@soundings/contract/genie/genie';
import { IconSquare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { useGenie } from '../genie.api.ts';
import messages from '../messages/messages.module.css';
import { useGenieAction } from '../use-genie-action.ts';

export const isRunning = (run: GenieRun | null): boolean => run?.state === 'queued' || run?.state === 'running';

export function RunNotice({ run, isWanted }: { run: GenieRun; isWanted: boolean }) {
  const { t } = useTranslation();
  const api = useGenie();
  const stop = useGenieAction({ call: api.stop, failed: 'genie.couldntCancel' });
  const engine = `${t(`ai.vendor_${run.kind}`)}${run.model ? `, ${run.model}` : ''}`;
  if (isRunning(run)) {
    return (
      <div className={messages.progress} role="status">
        <Loader size={16} aria-hidden="true" />
        <span className={messages.bar}>
          {t(`genie.writing_${run.purpose}`)} · {engine}
        </span>
        <Button size="sm" leftSection={<IconSquare size={13} />} loading={stop.isPending} onClick={() => stop.mutate()}>
          {t('genie.stopWriting')}
        </Button>
      </div>
    );
  }
  if (run.state === 'failed') {
    return (
      <div className={messages.alert}>
        <InlineAlert title={t('genie.runFailed')}>
          {run.reason ? `${t(`ai.what.${run.reason}`)} ${t(`ai.help.${run.reason}`)}` : t('genie.runFailedKept')}
        </InlineAlert>
      </div>
    );
  }
  if (!isWanted) return null;
  const text = run.fellBackFrom
    ? t(run.kind === 'BUILT_IN' ? 'genie.fellBackBuiltIn' : 'genie.fellBack', {
        ...{ why: t(`ai.what.${run.fellBackFrom}`), engine },
      })
    : run.state === 'stopped'
      ? t('genie.runStopped')
      : t('genie.writtenBy', { engine });
  return <p className={messages.runText}>{text}</p>;
}
