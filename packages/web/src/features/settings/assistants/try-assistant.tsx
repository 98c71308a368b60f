import { Button, Textarea } from '@mantine/core';
import { maxTriedText } from '@soundings/contract/ai/ai-choices';
import type { AiRun } from '@soundings/contract/ai/ai-runs';
import { IconPlayerStop, IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRun } from '#/lib/ai/use-run.ts';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { FormSection } from '#/ui/form/form-page.tsx';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import { type AssistantValues, useTryAssistant } from './assistants.api.ts';
import classes from './try-assistant.module.css';

const hasEnded = (run: AiRun | null): boolean => run !== null && ['done', 'failed', 'stopped'].includes(run.state);

export function TryAssistant({ values }: { values: AssistantValues }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [runId, setRunId] = useState<string | null>(null);
  const tried = useTryAssistant({ onDone: ({ runId: id }) => setRunId(id) });
  const answer = useRun(runId);
  const isRunning = runId !== null && !hasEnded(answer.run) && answer.error === null;
  const { type, instructions, example } = values;
  const start = () => {
    setRunId(null);
    tried.mutate({ type, instructions: instructions.trim(), example: example.trim(), text: text.trim() });
  };
  return (
    <FormSection title={t('assistants.tryIt')} help={t('assistants.tryItHelp')}>
      <Card label={t('assistants.tryIt')}>
        <div className={layout.stack}>
          <Textarea
            label={t(`assistants.tryText_${type}`)}
            description={t('assistants.tryTextHelp')}
            autosize
            minRows={3}
            maxRows={10}
            maxLength={maxTriedText}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <div className={classes.act}>
            {isRunning ? (
              <Button
                variant="default"
                leftSection={<IconPlayerStop size={16} stroke={1.8} aria-hidden="true" />}
                onClick={() => void answer.stop()}
              >
                {t('assistants.stopTrying')}
              </Button>
            ) : (
              <Button
                variant="default"
                leftSection={<IconSparkles size={16} stroke={1.8} aria-hidden="true" />}
                loading={tried.isPending}
                disabled={text.trim() === '' || instructions.trim() === ''}
                onClick={start}
              >
                {t('assistants.tryIt')}
              </Button>
            )}
            {instructions.trim() === '' && <p className={classes.by}>{t('assistants.tryNeedsInstructions')}</p>}
          </div>
          {runId !== null && <Answer {...answer} isRunning={isRunning} />}
        </div>
      </Card>
    </FormSection>
  );
}

type Shown = Pick<ReturnType<typeof useRun>, 'text' | 'run' | 'isConnected' | 'error'> & { isRunning: boolean };

function Answer({ text, run, isConnected, error, isRunning }: Shown) {
  const { t } = useTranslation();
  const engine = run ? [t(`ai.vendor_${run.kind}`), run.model].filter(Boolean).join(' ') : '';
  return (
    <section className={classes.answer} aria-label={t('assistants.answer')} aria-busy={isRunning}>
      <p className={classes.text} aria-live="polite">
        {text || (isRunning ? t('assistants.thinking') : run?.state === 'done' ? t('assistants.noAnswer') : '')}
      </p>
      {!isConnected && isRunning && <p className={classes.by}>{t('assistants.reconnecting')}</p>}
      {run?.state === 'failed' && (
        <InlineAlert title={t(`ai.what.${run.reason ?? 'somethingWentWrong'}`)}>
          {t(`ai.help.${run.reason ?? 'somethingWentWrong'}`)}
        </InlineAlert>
      )}
      {error && <InlineAlert>{t('assistants.couldntFollow')}</InlineAlert>}
      {run && (
        <p className={classes.by}>
          {run.state === 'stopped' && <>{t('assistants.stoppedTrying')} </>}
          {t('assistants.writtenBy', { engine, prompt: run.prompt })}
          {run.kind === 'BUILT_IN' && <> {t('assistants.builtInFollowsNone')}</>}
          {run.fellBackFrom && <> {t('assistants.insteadBecause', { reason: t(`ai.what.${run.fellBackFrom}`) })}</>}
        </p>
      )}
    </section>
  );
}
