import { Button, Loader, VisuallyHidden } from '@mantine/core';
import type { AiRun } from '@soundings/contract/ai/ai-runs';
import type { PlaygroundMessage } from '@soundings/contract/playground/chat';
import { readOfferedProjects } from '@soundings/contract/playground/offered-projects';
import { IconRefresh } from '@tabler/icons-react';
import { memo, type ReactNode, useContext, useDeferredValue, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRun } from '#/lib/ai/use-run.ts';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { Markdown } from '#/ui/markdown/markdown.tsx';
import { MarkdownParts } from '#/ui/markdown/markdown-parts.ts';
import { BrandLogo } from '#/ui/marks/logo.tsx';
import { SourceList } from '../sources/source-list.tsx';
import { answerParts, CitedContext } from '../sources/sources.tsx';
import { AnswerFooter } from './answer-footer.tsx';
import classes from './chat.module.css';
import { isWriting } from './message-state.ts';

interface AnswerProps {
  message: PlaygroundMessage;
  name: string;
  isBlocked: boolean;
  /** Asks with the name of a project that the answer offers. */
  onOffer: ((name: string) => void) | undefined;
  onRegenerate: (id: string) => void;
  onChoose: (id: string) => void;
  onEnd: (threadId: string) => void;
}

export const Answer = memo(function Answer({ message, name, onOffer, onEnd, ...actions }: AnswerProps) {
  const { t } = useTranslation();
  const wasWriting = isWriting(message.run);
  const followed = useRun(wasWriting ? message.runId : null);
  const run = followed.run ?? message.run;
  const writes = wasWriting && isWriting(run) && followed.error === null;
  // Drawn between what the reader does, in steps: however much has come at once.
  const text = useDeferredValue(wasWriting && followed.text !== '' ? followed.text : message.message);
  const hasEnded = wasWriting && followed.run !== null && !isWriting(followed.run);
  const { threadId } = message;
  const offered = onOffer && !writes ? readOfferedProjects(text) : { names: [], question: text, more: '' };
  useEffect(() => {
    if (hasEnded) onEnd(threadId);
  }, [hasEnded, onEnd, threadId]);
  return (
    <article className={classes.answer} aria-label={t('playground.answerOf', { name })} aria-busy={writes}>
      <span className={classes.avatar} aria-hidden="true">
        <BrandLogo size={18} markOnly />
      </span>
      <div className={classes.said}>
        <VisuallyHidden>
          <h2>{t('playground.answerOf', { name })}</h2>
        </VisuallyHidden>
        <Cited message={message}>
          {text === '' && writes ? <Waiting run={run} /> : <Markdown text={offered.question} isGrowing={writes} />}
          {offered.names.length > 0 && <OfferedProjects {...offered} isBlocked={actions.isBlocked} onOffer={onOffer} />}
          {writes && !followed.isConnected && (
            <p className={classes.note} role="status">
              <Loader size={13} color="var(--brand)" /> {t('playground.reconnecting')}
            </p>
          )}
          {followed.error !== null && <InlineAlert>{t('playground.cannotFollow')}</InlineAlert>}
          {!writes && run && <End run={run} message={message} text={text} {...actions} />}
          {!writes && <SourceList sources={message.sources} />}
        </Cited>
        {!writes && <AnswerFooter message={message} text={text} run={run} {...actions} />}
      </div>
    </article>
  );
});

function Cited({ message, children }: { message: PlaygroundMessage; children: ReactNode }) {
  const around = useContext(CitedContext);
  const cited = useMemo(() => ({ ...around, sources: message.sources }), [around, message.sources]);
  return (
    <CitedContext value={cited}>
      <MarkdownParts value={answerParts}>{children}</MarkdownParts>
    </CitedContext>
  );
}

interface OfferedProjectsProps extends Pick<AnswerProps, 'isBlocked' | 'onOffer'> {
  names: readonly string[];
  more: string;
}

function OfferedProjects({ names, more, isBlocked, onOffer }: OfferedProjectsProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.offered} aria-label={t('playground.offered')}>
      {names.map((project) => (
        <Button key={project} size="sm" disabled={isBlocked} onClick={() => onOffer?.(project)}>
          {project}
        </Button>
      ))}
      {more !== '' && <span className={classes.more}>{more}</span>}
    </fieldset>
  );
}

function Waiting({ run }: { run: AiRun | null }) {
  const { t } = useTranslation();
  return (
    <p className={classes.waiting} role="status">
      <span className={classes.dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {t(run?.state === 'queued' ? 'playground.queued' : 'playground.thinking')}
    </p>
  );
}

interface EndProps {
  run: AiRun;
  message: PlaygroundMessage;
  text: string;
  isBlocked: boolean;
  onRegenerate: (id: string) => void;
}

function End({ run, message, text, isBlocked, onRegenerate }: EndProps) {
  const { t } = useTranslation();
  return (
    <>
      {run.state === 'stopped' && (
        <p className={classes.note}>{t(text === '' ? 'playground.stoppedEmpty' : 'playground.stopped')}</p>
      )}
      {run.state === 'failed' && (
        <InlineAlert
          title={t(`ai.what.${run.reason ?? 'somethingWentWrong'}`)}
          action={
            <Button
              size="sm"
              leftSection={<IconRefresh size={15} />}
              disabled={isBlocked}
              onClick={() => onRegenerate(message.id)}
            >
              {t('common.tryAgain')}
            </Button>
          }
        >
          {t(`ai.help.${run.reason ?? 'somethingWentWrong'}`)}
        </InlineAlert>
      )}
      {run.fellBackFrom !== null && run.state === 'done' && (
        <p className={classes.note}>
          {t('playground.fellBack', { vendor: t(`ai.vendor_${run.kind}`), why: t(`ai.what.${run.fellBackFrom}`) })}
        </p>
      )}
      {message.struck.length > 0 && (
        <p className={classes.note}>{t('playground.struck', { count: message.struck.length })}</p>
      )}
    </>
  );
}
