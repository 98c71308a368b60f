import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import type { PlaygroundOptions } from '@soundings/contract/playground/chat';
import { IconArrowDown, IconMessageOff, IconPlus, IconUpload } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { SharedHint } from '#/ui/feedback/shared-hint.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { AssistantChoice } from '../choose/assistant-choice.tsx';
import { type Choice, findBuiltIn, isWaitingForKey, useAssistantName } from '../choose/choices.ts';
import { Composer } from '../compose/composer.tsx';
import { useFilesDrop } from '../compose/use-files-drop.ts';
import { CitedContext, type Place } from '../sources/sources.tsx';
import classes from './chat.module.css';
import { ContextFill, QuotaNote, UsageNote, useQuota } from './limits.tsx';
import { MessageList } from './message-list.tsx';
import { isAnswer } from './message-state.ts';
import { PendingQuestion } from './pending-question.tsx';
import { useSession } from './session.ts';
import { ResetButton, SessionBar } from './session-bar.tsx';
import { Start } from './start.tsx';
import { useStickToEnd } from './use-stick-to-end.ts';

const SourceDialog = lazy(() =>
  import('../sources/source-dialog.tsx').then((file) => ({ default: file.SourceDialog })),
);
const PageDialog = lazy(() => import('../compose/page-dialog.tsx').then((file) => ({ default: file.PageDialog })));
const PromptsDialog = lazy(() =>
  import('../prompts/prompts-dialog.tsx').then((file) => ({ default: file.PromptsDialog })),
);

interface ChatProps {
  options: PlaygroundOptions;
  threadId: string | null;
  onThread: (id: string | null) => void;
  onOpenList: () => void;
  menu: ReactNode;
}

export function Chat({ options, threadId, onThread, onOpenList, menu }: ChatProps) {
  const { t } = useTranslation();
  const session = useSession({ options, threadId, onThread });
  const { conversation, choice, messages, pending, writing, query } = session;
  const [place, setPlace] = useState<Place | null>(null);
  const [dialog, setDialog] = useState<'page' | 'prompts' | null>(null);
  const [asked, setAsked] = useState<'reset' | Choice | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { isAway, toEnd } = useStickToEnd(box, content, threadId);
  const drop = useFilesDrop(session.addFiles);
  usePageTitle(conversation?.title, t('playground.title'));

  const cited = useMemo(
    () => ({ sources: [], attachments: conversation?.attachments ?? [], open: setPlace }),
    [conversation?.attachments],
  );
  const write = (text: string) => {
    session.setDraft(text);
    field.current?.focus();
  };
  const choose = (next: Choice) => {
    if (session.mustReset(next)) setAsked(next);
    else session.setChoice(next);
  };
  const confirm = async () => {
    const next = asked;
    if (threadId !== null) await session.reset.mutateAsync(threadId).catch(() => undefined);
    if (next !== null && next !== 'reset') session.setChoice(next);
    setAsked(null);
  };
  const { remaining, isSpent, goesOn } = useQuota(options, choice);
  const blocked = !session.isAvailable
    ? t(isWaitingForKey(options, choice) ? 'playground.needsKey' : 'playground.chooseAnother')
    : isSpent && !goesOn
      ? t('playground.quotaSpent')
      : null;
  const name = useAssistantName(options, choice, conversation?.assistant?.name ?? null);
  const onStop = useCallback(() => {
    if (writing?.runId) session.stop.mutate(writing.runId);
  }, [writing?.runId, session.stop.mutate]);

  if (threadId !== null && query.error && !conversation) {
    return (
      <div className={classes.chat}>
        <SessionBar onOpenList={onOpenList} />
        <ErrorState
          error={query.error}
          thing={t('playground.theConversation')}
          missing={{
            icon: <IconMessageOff size={21} stroke={1.7} />,
            title: t('playground.noConversation'),
            text: t('playground.noConversationHelp'),
            action: (
              <Button leftSection={<IconPlus size={16} />} onClick={() => onThread(null)}>
                {t('playground.newConversation')}
              </Button>
            ),
          }}
          onRetry={() => void query.refetch()}
          isRetrying={query.isRefetching}
        />
      </div>
    );
  }
  return (
    <CitedContext value={cited}>
      <section className={classes.chat} aria-label={t('playground.conversation')} {...drop.handlers}>
        <SessionBar onOpenList={onOpenList}>
          {choice && (
            <AssistantChoice
              options={options}
              choice={choice}
              formerName={conversation?.assistant?.name ?? null}
              onChoose={choose}
            />
          )}
          {conversation && <ContextFill conversation={conversation} />}
          <ResetButton
            isDisabled={threadId === null || messages.every(({ isForgotten }) => isForgotten)}
            onReset={() => setAsked('reset')}
          />
          {menu}
        </SessionBar>
        <div
          ref={box}
          className={classes.scroll}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          role="log"
          aria-live="off"
          aria-label={t('playground.messages')}
        >
          <SharedHint within={content} />
          <div ref={content} className={classes.column}>
            <VisuallyHidden>
              <h1>{conversation?.title ?? t('playground.newConversation')}</h1>
            </VisuallyHidden>
            {threadId !== null && !conversation && !pending ? <SkeletonRows rows={5} /> : null}
            {threadId === null && !pending && choice ? (
              <Start options={options} choice={choice} onExample={write} />
            ) : null}
            <MessageList
              messages={messages}
              summary={conversation?.summary ?? null}
              earlier={session.older.earlier}
              isLoadingEarlier={session.older.isLoading}
              onEarlier={() => void session.older.load()}
              name={name}
              isBlocked={writing !== null || session.isBusy}
              editing={session.editing}
              onEdit={session.setEditing}
              onAsk={session.askEdited}
              onSend={blocked === null ? session.send : undefined}
              onRegenerate={session.regenerate}
              onChoose={session.chooseVersion}
              onEnd={session.onEnd}
            />
            {pending && !messages.some(({ message }) => message === pending.text && writing !== null) ? (
              <PendingQuestion asked={pending} />
            ) : null}
          </div>
        </div>
        <div className={classes.foot}>
          {isAway && (
            <ActionIcon className={classes.toEnd ?? ''} aria-label={t('playground.toEnd')} onClick={toEnd}>
              <IconArrowDown size={18} aria-hidden="true" />
            </ActionIcon>
          )}
          {isSpent && remaining && (
            <div className={classes.above}>
              <QuotaNote remaining={remaining} goesOn={goesOn} builtIn={findBuiltIn(options)} onChoose={choose} />
            </div>
          )}
          <Composer
            fieldRef={field}
            text={session.draft}
            onText={session.setDraft}
            attachments={{ ...session.attachments, addFiles: session.addFiles }}
            readsFiles={session.canRead}
            writingSince={writing?.run?.queuedOn ?? null}
            isStopping={session.stop.isPending}
            isSending={session.isBusy}
            blocked={blocked}
            onSend={() => {
              session.send(session.draft.trim());
              toEnd();
            }}
            onStop={onStop}
            onEditLast={() => {
              const question = messages.findLast((message) => !isAnswer(message));
              if (question && writing === null) session.setEditing(question.id);
            }}
            onAddPage={() => setDialog('page')}
            onPrompts={() => setDialog('prompts')}
            onOpenAttachment={(id) =>
              setPlace({ attachmentId: id, passage: null, name: nameOf(session, id), quote: null })
            }
          />
          <UsageNote conversation={conversation} remaining={remaining} />
        </div>
        {drop.isOver && (
          <div className={classes.drop} aria-hidden="true">
            <IconUpload size={26} stroke={1.7} />
            {t(session.canRead ? 'playground.dropNow' : 'playground.readsNoFiles')}
          </div>
        )}
        <VisuallyHidden role="status">
          {t(writing ? 'playground.isWriting' : 'playground.isReady', { name })}
        </VisuallyHidden>
      </section>
      <ConfirmDialog
        opened={asked !== null}
        title={t(asked === 'reset' ? 'playground.resetTitle' : 'playground.changeTitle')}
        confirmLabel={t(asked === 'reset' ? 'playground.reset' : 'playground.changeAndReset')}
        isBusy={session.reset.isPending}
        onConfirm={() => void confirm()}
        onClose={() => setAsked(null)}
      >
        {t(asked === 'reset' ? 'playground.resetHelp' : 'playground.changeHelp', { name })}
      </ConfirmDialog>
      <Suspense>
        {place && <SourceDialog place={place} onClose={() => setPlace(null)} />}
        {dialog === 'page' && <PageDialog onAdd={session.attachments.addPage} onClose={() => setDialog(null)} />}
        {dialog === 'prompts' && (
          <PromptsDialog
            draft={session.draft}
            onUse={(text) => {
              setDialog(null);
              write(text);
            }}
            onClose={() => setDialog(null)}
          />
        )}
      </Suspense>
    </CitedContext>
  );
}

const nameOf = ({ attachments }: ReturnType<typeof useSession>, id: string): string =>
  attachments.readings.find(({ attachment }) => attachment?.id === id)?.attachment?.name ?? '';
