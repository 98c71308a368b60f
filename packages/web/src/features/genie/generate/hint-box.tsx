import { Button, Textarea } from '@mantine/core';
import type { GenieBoard } from '@soundings/contract/genie/genie';
import { genieLimits } from '@soundings/contract/genie/genie-choices';
import { IconBulb } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageNotRead } from '#/lib/page-not-read.ts';
import { Form } from '#/ui/form/form.tsx';
import { useGenie } from '../genie.api.ts';
import classes from '../page/genie-page.module.css';
import { useGenieAction } from '../use-genie-action.ts';

interface Props {
  thread: NonNullable<GenieBoard['thread']>;
  brand: string;
  isLocked: boolean;
  sent: { assistantId: string; url: string };
}

export function HintBox({ thread, brand, isLocked, sent }: Props) {
  const { t } = useTranslation();
  const api = useGenie();
  const [text, setText] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const reply = useGenieAction({
    call: api.reply,
    done: pageNotRead,
    failed: 'genie.couldntReply',
    onDone: () => {
      setText('');
      setIsChecked(false);
    },
  });
  const hint = thread.hintCode ? t(`genie.hint_${thread.hintCode}`, { brand }) : thread.hint;
  return (
    <section className={classes.hint} aria-label={t('genie.hint')}>
      {hint ? (
        <div>
          <h3 className={classes.hintTitle}>
            <IconBulb size={14} stroke={1.8} aria-hidden="true" /> {t('genie.hint')}
          </h3>
          <p className={classes.hintText}>{hint}</p>
        </div>
      ) : null}
      {thread.replies.length > 0 ? (
        <div>
          <h3 className={classes.hintTitle}>{t('genie.earlierReplies')}</h3>
          <ul className={classes.replies}>
            {thread.replies.map((said, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are only added to
              <li key={index}>{said}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <Form
        className={classes.column}
        onSubmit={() => {
          setIsChecked(true);
          if (text.trim() === '' || isLocked) return;
          reply.mutate({ ...sent, threadId: thread.id, reply: text.trim() });
        }}
      >
        <Textarea
          autosize
          minRows={2}
          maxRows={6}
          label={t('genie.yourReply')}
          placeholder={t('genie.replyPlaceholder')}
          maxLength={genieLimits.reply}
          value={text}
          error={isChecked && text.trim() === '' ? t('ai.enterReply') : null}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit" size="sm" loading={reply.isPending} disabled={isLocked}>
          {t('genie.sendReply')}
        </Button>
      </Form>
    </section>
  );
}
