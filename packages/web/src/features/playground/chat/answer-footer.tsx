import type { AiRun } from '@soundings/contract/ai/ai-runs';
import type { PlaygroundMessage } from '@soundings/contract/playground/chat';
import { IconCheck, IconCopy, IconRefresh, IconShare3 } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { formatDollars } from '#/lib/format-dollars.ts';
import { useCopied } from '#/ui/feedback/copy-button.tsx';
import { IconAction } from '#/ui/list/icon-action.tsx';
import classes from './chat.module.css';
import { secondsOf } from './message-state.ts';
import { Versions } from './versions.tsx';

const SendOnDialog = lazy(() =>
  import('../send-on/send-on-dialog.tsx').then((file) => ({ default: file.SendOnDialog })),
);

interface AnswerFooterProps {
  message: PlaygroundMessage;
  text: string;
  run: AiRun | null;
  isBlocked: boolean;
  onRegenerate: (id: string) => void;
  onChoose: (id: string) => void;
}

export function AnswerFooter({ message, text, run, isBlocked, onRegenerate, onChoose }: AnswerFooterProps) {
  const { t } = useTranslation();
  const [copied, copy] = useCopied();
  const [isSending, setSending] = useState(false);
  return (
    <div className={classes.footer}>
      <IconAction
        icon={copied ? IconCheck : IconCopy}
        label={t('playground.copyAnswer')}
        help={t(copied ? 'common.copied' : 'common.copy')}
        locked={text === '' ? '' : null}
        onClick={() => copy(text)}
      />
      <IconAction
        icon={IconRefresh}
        label={t('playground.regenerate')}
        locked={isBlocked ? '' : null}
        onClick={() => onRegenerate(message.id)}
      />
      <IconAction
        icon={IconShare3}
        label={t('playground.sendOn')}
        aria-haspopup="dialog"
        locked={text === '' ? '' : null}
        onClick={() => setSending(true)}
      />
      {isSending && (
        <Suspense fallback={null}>
          <SendOnDialog message={message} text={text} onClose={() => setSending(false)} />
        </Suspense>
      )}
      <Versions message={message} isBlocked={isBlocked} onChoose={onChoose} />
      {run && <Facts run={run} />}
    </div>
  );
}

function Facts({ run }: { run: AiRun }) {
  const { t } = useTranslation();
  const seconds = secondsOf(run);
  const tokens = run.inputTokens + run.outputTokens;
  const facts = [
    run.kind === 'BUILT_IN' ? t('ai.vendor_BUILT_IN') : `${t(`ai.vendor_${run.kind}`)} ${run.model}`.trim(),
    tokens > 0 && t(run.isEstimated ? 'playground.tokensAbout' : 'playground.tokens', { tokens: formatNumber(tokens) }),
    run.cost !== null && run.cost > 0 && formatDollars(run.cost),
    // Under a second nobody has waited.
    seconds !== null &&
      seconds >= 1 &&
      t('playground.seconds', { seconds: formatNumber(seconds, seconds < 10 ? 1 : 0) }),
  ];
  return <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>;
}
