import type { ConversationCopy } from '@soundings/contract/playground/conversations';
import { IconPaperclip, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#/lib/format.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import layout from '#/ui/layout/layout.module.css';
import { RowMenu } from '#/ui/list/row-menu.tsx';
import { Markdown } from '#/ui/markdown/markdown.tsx';
import { MarkdownParts } from '#/ui/markdown/markdown-parts.ts';
import { BrandLogo } from '#/ui/marks/logo.tsx';
import chat from '../chat/chat.module.css';
import { copyQuery, useDeleteCopy } from '../playground.api.ts';
import { SourceList } from '../sources/source-list.tsx';
import { answerParts, CitedContext, type Place } from '../sources/sources.tsx';
import classes from './copies.module.css';

const SourceDialog = lazy(() =>
  import('../sources/source-dialog.tsx').then((file) => ({ default: file.SourceDialog })),
);

interface CopyPageProps {
  id: string;
  onGone: () => void;
}

export function CopyPage({ id, onGone }: CopyPageProps) {
  const { t } = useTranslation();
  const { data, error, refetch, isRefetching } = useQuery(copyQuery(id));
  usePageTitle(data?.title, t('playground.title'));
  if (error) {
    return (
      <ErrorState
        error={error}
        thing={t('playground.theCopy')}
        onRetry={() => void refetch()}
        isRetrying={isRefetching}
      />
    );
  }
  return data ? <Copy copy={data} onGone={onGone} /> : <SkeletonRows rows={6} />;
}

function Copy({ copy, onGone }: { copy: ConversationCopy; onGone: () => void }) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const [place, setPlace] = useState<Place | null>(null);
  const remove = useDeleteCopy({ onDone: onGone });
  const who = copy.assistant ?? t('playground.chatOf', { vendor: t(`ai.vendor_${copy.aiChatType}`) });
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <div>
          <h1 className={classes.title}>{copy.title}</h1>
          <p className={classes.help}>
            {t('playground.copyFacts', { assistant: who, owner: copy.owner, on: formatMoment(copy.createdOn) })}
          </p>
        </div>
        {copy.isOwn && (
          <RowMenu
            name={copy.title}
            actions={[
              {
                key: 'delete',
                label: t('playground.deleteCopy'),
                icon: IconTrash,
                isDangerous: true,
                onClick: () => setAsked(true),
              },
            ]}
          />
        )}
      </header>
      <div className={classes.messages}>
        {copy.messages.map((message, index) => {
          const key = `${index} ${message.createdOn}`;
          return <CopiedMessage key={key} message={message} name={who} onOpen={setPlace} />;
        })}
      </div>
      <ConfirmDialog
        opened={isAsked}
        title={t('playground.deleteCopyTitle')}
        confirmLabel={t('playground.deleteCopy')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(copy.id)}
        onClose={() => setAsked(false)}
      >
        {t('playground.deleteCopyHelp')}
      </ConfirmDialog>
      <Suspense>{place && <SourceDialog place={place} onClose={() => setPlace(null)} />}</Suspense>
    </div>
  );
}

interface CopiedMessageProps {
  message: ConversationCopy['messages'][number];
  name: string;
  onOpen: (place: Place) => void;
}

function CopiedMessage({ message, name, onOpen }: CopiedMessageProps) {
  const { t } = useTranslation();
  const { sources } = message;
  // Attachments are their owner's: of a copy one reads what the answer quotes.
  const cited = useMemo(
    () => ({ sources: sources.map((source) => ({ ...source, attachmentId: null })), attachments: [], open: onOpen }),
    [sources, onOpen],
  );
  if (message.responseType === 'USER') {
    return (
      <article className={chat.question} aria-label={t('playground.question')}>
        <div className={chat.bubble}>{message.message}</div>
        {message.attachments.map((attachment) => (
          <span key={attachment} className={classes.attachment}>
            <IconPaperclip size={14} aria-hidden="true" /> {attachment}
          </span>
        ))}
      </article>
    );
  }
  return (
    <article className={chat.answer} aria-label={t('playground.answerOf', { name })}>
      <span className={chat.avatar} aria-hidden="true">
        <BrandLogo size={18} markOnly />
      </span>
      <div className={chat.said}>
        <h2 className={layout.unseen}>{t('playground.answerOf', { name })}</h2>
        <CitedContext value={cited}>
          <MarkdownParts value={answerParts}>
            <Markdown text={message.message} />
            <SourceList sources={cited.sources} />
          </MarkdownParts>
        </CitedContext>
      </div>
    </article>
  );
}
