import { Button } from '@mantine/core';
import type { BoardMessage } from '@soundings/contract/board/board';
import {
  IconArrowBackUp,
  IconGripVertical,
  IconHeart,
  IconHeartFilled,
  IconInfoCircle,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { IconAction } from '#/ui/list/icon-action.tsx';
import type { BoardActions } from '../board-actions.ts';
import { CardBox } from './card-box.tsx';
import classes from './cards.module.css';
import { EditMessage, type Editor } from './edit-message.tsx';
import { MessageBadges } from './message-badges.tsx';
import type { EditedMessage } from './use-edited-message.tsx';

export interface CardProps<M extends BoardMessage> {
  message: M;
  index: number;
  total: number;
  actions: BoardActions;
  edited: EditedMessage | null;
  onEdit: ((message: BoardMessage) => void) | null;
  locked: string | null;
  isActive: boolean;
  isDragged: boolean;
  foot?: ((message: M) => ReactNode) | undefined;
  remarks?: ((message: M) => ReactNode) | undefined;
  text?: ((message: M) => ReactNode) | undefined;
  maxLength: number;
  editor?: Editor | undefined;
  selectLabel?: ((number: string) => string) | undefined;
  marksNew: boolean;
  marksType: boolean;
  onToggle: (index: number, isRange: boolean) => void;
  onGrip: (index: number) => void;
}

function Card<M extends BoardMessage>(props: CardProps<M>) {
  const { message, index, total, actions, edited, locked, isActive, isDragged, foot, remarks, text, maxLength } = props;
  const { t } = useTranslation();
  const { count } = message;
  const number = formatNumber(count);
  const selectLabel = props.selectLabel?.(number);
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows of several cards stand between a list and its items
    <div
      className={classes.card}
      role="listitem"
      aria-label={t('board.messageNumber', { number })}
      aria-posinset={index + 1}
      aria-setsize={total}
      data-card={message.id}
      data-at={index}
      data-selected={(actions.select && message.selected) || undefined}
      data-edited={edited ? true : undefined}
      data-dragged={isDragged || undefined}
      tabIndex={isActive ? 0 : -1}
    >
      <header className={classes.head}>
        {actions.select ? (
          <CardBox
            label={selectLabel ?? t('board.select', { number })}
            hint={selectLabel}
            isChecked={message.selected}
            isDisabled={locked !== null}
            onToggle={({ shiftKey }) => props.onToggle(index, shiftKey)}
          />
        ) : null}
        {actions.move && locked === null ? (
          <button
            type="button"
            tabIndex={-1}
            className={classes.grip}
            aria-label={t('board.dragOf', { number })}
            data-hint={t('board.drag')}
            onPointerDown={({ button }) => button === 0 && props.onGrip(index)}
          >
            <IconGripVertical size={15} stroke={1.7} />
          </button>
        ) : null}
        <span className={classes.number}>{formatNumber(actions.move ? index + 1 : count)}</span>
        <MessageBadges
          message={message}
          isDirty={edited?.isDirty ?? false}
          marksNew={props.marksNew}
          marksType={props.marksType}
        />
        {message.reaction === 'LIKE' && actions.like === undefined ? (
          <IconHeartFilled size={16} className={classes.heart} aria-label={t('board.liked')} />
        ) : null}
      </header>
      {edited ? (
        <EditMessage edited={edited} count={count} maxLength={maxLength} editor={props.editor} />
      ) : (
        <>
          <div className={classes.text}>{text ? text(message) : message.message}</div>
          {remarks?.(message)}
          <footer className={classes.foot} data-wraps={props.actions.restore !== undefined || undefined}>
            <span className={classes.figures}>{foot?.(message)}</span>
            <CardActions {...props} />
          </footer>
        </>
      )}
    </div>
  );
}

/** Redrawn only when the message changes: a board has thousands. */
export const MessageCard = memo(Card) as typeof Card;

function CardActions<M extends BoardMessage>({ message, actions, onEdit, locked }: CardProps<M>) {
  const { t } = useTranslation();
  const { id } = message;
  const isLiked = message.reaction === 'LIKE';
  const number = formatNumber(message.count);
  return (
    <span className={classes.actions}>
      {actions.showInfo ? (
        <IconAction
          icon={IconInfoCircle}
          label={t('board.info', { number })}
          help={t('board.infoShort')}
          locked={null}
          onClick={() => actions.showInfo?.(id)}
        />
      ) : null}
      {onEdit ? (
        <IconAction
          icon={IconPencil}
          label={t('board.edit', { number })}
          help={t('board.editShort')}
          locked={locked}
          onClick={() => onEdit(message)}
        />
      ) : null}
      {actions.like ? (
        <IconAction
          icon={isLiked ? IconHeartFilled : IconHeart}
          label={t('board.like', { number })}
          help={t(isLiked ? 'board.unlikeShort' : 'board.likeShort')}
          aria-pressed={isLiked}
          locked={locked}
          onClick={() => actions.like?.(id, !isLiked)}
        />
      ) : null}
      {actions.remove ? (
        <IconAction
          icon={IconTrash}
          label={t('board.delete', { number })}
          help={t('board.deleteShort')}
          locked={locked}
          onClick={() => actions.remove?.(id)}
        />
      ) : null}
      {actions.restore ? (
        <Button
          size="sm"
          leftSection={<IconArrowBackUp size={15} stroke={1.7} />}
          aria-label={t('board.restoreOf', { number })}
          data-hint={locked ?? undefined}
          {...(locked !== null && { 'data-disabled': true, 'aria-disabled': true })}
          onClick={() => locked === null && actions.restore?.(id)}
        >
          {t('board.restore')}
        </Button>
      ) : null}
    </span>
  );
}
