import { Button, Textarea } from '@mantine/core';
import type { PlaygroundMessage } from '@soundings/contract/playground/chat';
import { playgroundLimits } from '@soundings/contract/playground/playground-choices';
import { IconCheck, IconCopy, IconPencil } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopied } from '#/ui/feedback/copy-button.tsx';
import { IconAction } from '#/ui/list/icon-action.tsx';
import { AttachmentChips } from '../sources/attachment-chips.tsx';
import classes from './chat.module.css';
import { Versions } from './versions.tsx';

interface QuestionProps {
  message: PlaygroundMessage;
  isBlocked: boolean;
  isEditing: boolean;
  onEdit: (id: string | null) => void;
  onAsk: (id: string, text: string) => void;
  onChoose: (id: string) => void;
}

export const Question = memo(function Question(props: QuestionProps) {
  const { message, isBlocked, isEditing, onEdit, onAsk, onChoose } = props;
  const { t } = useTranslation();
  const [copied, copy] = useCopied();
  return (
    <article className={classes.question} aria-label={t('playground.yourQuestion')} data-question={message.id}>
      {isEditing ? (
        <EditQuestion text={message.message} onAsk={(text) => onAsk(message.id, text)} onCancel={() => onEdit(null)} />
      ) : (
        <>
          <div className={classes.bubble}>{message.message}</div>
          <AttachmentChips attachments={message.attachments} />
          <div className={classes.questionTools}>
            <Versions message={message} isBlocked={isBlocked} onChoose={onChoose} />
            <IconAction
              icon={copied ? IconCheck : IconCopy}
              label={t('playground.copyQuestion')}
              help={t(copied ? 'common.copied' : 'common.copy')}
              onClick={() => copy(message.message)}
            />
            <IconAction
              icon={IconPencil}
              label={t('playground.editQuestion')}
              locked={isBlocked ? '' : null}
              onClick={() => onEdit(message.id)}
            />
          </div>
        </>
      )}
    </article>
  );
});

interface EditQuestionProps {
  text: string;
  onAsk: (text: string) => void;
  onCancel: () => void;
}

function EditQuestion({ text: before, onAsk, onCancel }: EditQuestionProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(before);
  const isEmpty = text.trim() === '';
  const ask = () => {
    if (!isEmpty) onAsk(text.trim());
  };
  return (
    <form
      className={classes.edit}
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <Textarea
        autoFocus
        rows={Math.min(10, Math.max(2, before.split('\n').length + 1))}
        aria-label={t('playground.editQuestion')}
        maxLength={playgroundLimits.message}
        value={text}
        error={isEmpty && t('playground.enterMessage')}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          ask();
        }}
      />
      <p className={classes.hint}>{t('playground.editHelp')}</p>
      <div className={classes.editActions}>
        <Button size="sm" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button size="sm" type="submit" variant="filled">
          {t('playground.askAgain')}
        </Button>
      </div>
    </form>
  );
}
