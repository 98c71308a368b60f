import { Button } from '@mantine/core';
import type { PlaygroundMessage } from '@soundings/contract/playground/chat';
import { readOfferedProjects } from '@soundings/contract/playground/offered-projects';
import { IconHistory, IconScissors } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import type { Conversation } from '../playground.api.ts';
import { Answer } from './answer.tsx';
import classes from './chat.module.css';
import { isAnswer } from './message-state.ts';
import { Question } from './question.tsx';

interface MessageListProps {
  messages: readonly PlaygroundMessage[];
  summary: Conversation['summary'];
  earlier: number;
  isLoadingEarlier: boolean;
  onEarlier: () => void;
  name: string;
  isBlocked: boolean;
  editing: string | null;
  onEdit: (id: string | null) => void;
  onAsk: (id: string, text: string) => void;
  /** Asks anew; undefined where that isn't possible now. */
  onSend: ((text: string) => void) | undefined;
  onRegenerate: (id: string) => void;
  onChoose: (id: string) => void;
  onEnd: (threadId: string) => void;
}

export function MessageList({ messages, summary, earlier, isLoadingEarlier, onEarlier, ...rest }: MessageListProps) {
  const { t } = useTranslation();
  const { name, isBlocked, editing, onEdit, onAsk, onSend, onRegenerate, onChoose, onEnd } = rest;
  return (
    <>
      {earlier > 0 && (
        <Button
          variant="subtle"
          size="sm"
          className={classes.earlier ?? ''}
          loading={isLoadingEarlier}
          onClick={onEarlier}
        >
          {t('playground.earlier', { count: earlier, messages: formatNumber(earlier) })}
        </Button>
      )}
      {messages.map((message, index) => (
        <Fragment key={placeOf(message)}>
          <Between before={messages[index - 1]} after={message} summary={summary} />
          {isAnswer(message) ? (
            <Answer
              message={message}
              name={name}
              isBlocked={isBlocked}
              onOffer={message === messages.at(-1) && offersProjects(message) ? onSend : undefined}
              onRegenerate={onRegenerate}
              onChoose={onChoose}
              onEnd={onEnd}
            />
          ) : (
            <Question
              message={message}
              isBlocked={isBlocked}
              isEditing={editing === message.id}
              onEdit={onEdit}
              onAsk={onAsk}
              onChoose={onChoose}
            />
          )}
        </Fragment>
      ))}
      {messages.at(-1)?.isForgotten === true && (
        <Line icon={<IconHistory size={15} />}>{t('playground.wasReset')}</Line>
      )}
    </>
  );
}

const offersProjects = ({ message, isForgotten }: PlaygroundMessage): boolean =>
  !isForgotten && readOfferedProjects(message).names.length > 0;

/** The place of a message in its conversation: the versions of one take each other's place, and the focus stays. */
const placeOf = ({ versions, id }: PlaygroundMessage): string => versions[0] ?? id;

interface BetweenProps {
  before: PlaygroundMessage | undefined;
  after: PlaygroundMessage;
  summary: Conversation['summary'];
}

function Between({ before, after, summary }: BetweenProps) {
  const { t } = useTranslation();
  if (!before) return null;
  if (before.isForgotten && !after.isForgotten) {
    return <Line icon={<IconHistory size={15} />}>{t('playground.wasReset')}</Line>;
  }
  if (!before.isSummarised || after.isSummarised || summary === null) return null;
  return (
    <Line icon={<IconScissors size={15} />}>
      <details>
        <summary>{t('playground.summarised', { count: summary.messages })}</summary>
        <p className={classes.summary}>{summary.text}</p>
        <p>
          {summary.model === null
            ? t('playground.summarisedByBeginnings')
            : t('playground.summarisedBy', { model: summary.model })}
        </p>
      </details>
    </Line>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.line} role="note">
      <span aria-hidden="true">{icon}</span>
      <div>{children}</div>
    </div>
  );
}
