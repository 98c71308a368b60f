import { Textarea } from '@mantine/core';
import type { StartedWriting } from '@soundings/contract/ai/started-writing';
import { scoutLimits } from '@soundings/contract/scout/scout-choices';
import { IconBulb } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageNotRead } from '#/lib/page-not-read.ts';
import { BlockableButton } from '#/ui/form/blockable-button.tsx';
import { Form } from '#/ui/form/form.tsx';
import { useLock } from '../lock.ts';
import { useBoardAction } from '../use-board-action.ts';
import classes from './brief.module.css';

interface Props {
  hint: string | null;
  replies: readonly string[];
  onReply: (reply: string) => Promise<StartedWriting>;
}

export function HintBox({ hint, replies, onReply }: Props) {
  const { t } = useTranslation();
  const locked = useLock();
  const [text, setText] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const reply = useBoardAction({
    call: onReply,
    rereads: true,
    done: pageNotRead,
    failed: 'board.couldntReply',
    onDone: () => {
      setText('');
      setIsChecked(false);
    },
  });
  return (
    <section className={classes.hint} aria-label={t('board.hint')}>
      {hint ? (
        <p className={classes.hintText}>
          <IconBulb size={16} stroke={1.8} aria-hidden="true" /> {hint}
        </p>
      ) : null}
      {replies.length > 0 ? (
        <div>
          <h3 className={classes.hintTitle}>{t('board.earlierReplies')}</h3>
          <ul className={classes.replies}>
            {replies.map((said, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are only added to
              <li key={index}>{said}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <Form
        className={classes.reply}
        onSubmit={() => {
          setIsChecked(true);
          if (text.trim() !== '' && locked === null) reply.mutate(text.trim());
        }}
      >
        <Textarea
          autosize
          minRows={1}
          maxRows={6}
          label={t('board.yourReply')}
          placeholder={t('board.replyPlaceholder')}
          maxLength={scoutLimits.reply}
          value={text}
          error={isChecked && text.trim() === '' ? t('ai.enterReply') : null}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <BlockableButton type="submit" loading={reply.isPending} reason={locked}>
          {t('board.sendReply')}
        </BlockableButton>
      </Form>
    </section>
  );
}
