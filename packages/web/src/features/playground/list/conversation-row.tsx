import type { ListedConversation } from '@soundings/contract/playground/conversations';
import { IconPinFilled } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDayTime } from '#/lib/format.ts';
import { PageLink } from '#/ui/list/page-link.tsx';
import { RowMenu } from '#/ui/list/row-menu.tsx';
import type { ConversationAction } from './conversation-menu.ts';
import { conversationMenu } from './conversation-menu.ts';
import { splitMatch } from './groups.ts';
import classes from './list.module.css';

interface ConversationRowProps {
  conversation: ListedConversation;
  isOpen: boolean;
  onFollow: () => void;
  onAct: (action: ConversationAction, conversation: ListedConversation) => void;
}

export const ConversationRow = memo(function ConversationRow(props: ConversationRowProps) {
  const { conversation, isOpen, onFollow, onAct } = props;
  const { t } = useTranslation();
  const { id, title, assistant, aiChatType, updatedOn, isPinned, runId, match } = conversation;
  const who = assistant?.name ?? t('playground.chatOf', { vendor: t(`ai.vendor_${aiChatType}`) });
  return (
    <li className={classes.row} data-row data-open={isOpen || undefined}>
      <PageLink
        href={`/playground?thread=${id}`}
        className={classes.link}
        data-name
        aria-current={isOpen ? 'page' : undefined}
        onClick={onFollow}
      >
        <span className={classes.title}>{title}</span>
        <span className={classes.facts}>
          {isPinned && <IconPinFilled size={12} aria-label={t('playground.isPinned')} />}
          <span className={classes.who}>{who}</span>
          <span className={classes.when}>
            {runId === null ? shortMoment(t, updatedOn) : <em>{t('playground.answering')}</em>}
          </span>
        </span>
        {match !== null && (
          <span className={classes.match}>
            {splitMatch(match).map(({ text, isFound }, index) => {
              const key = `${index} ${text}`;
              return isFound ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
            })}
          </span>
        )}
      </PageLink>
      <RowMenu name={title} actions={conversationMenu(t, conversation, (action) => onAct(action, conversation))} />
    </li>
  );
});

/** When, in little room: `now`, `11:02`, `Yesterday`, `18.11.`, and of other years the whole date. */
const shortMoment = (t: TFunction, given: string, now = new Date()): string => {
  const date = new Date(given);
  if (now.getTime() - date.getTime() < 60_000) return t('playground.now');
  const [day = '', time] = formatDayTime(date, now).split(', ');
  if (time !== undefined) return date.toDateString() === now.toDateString() ? time : capital(day);
  const whole = formatDate(date);
  return date.getFullYear() === now.getFullYear() ? whole.slice(0, -4) : whole;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
