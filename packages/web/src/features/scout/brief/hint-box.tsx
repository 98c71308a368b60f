import { Textarea } from '@mantine/core';
import type { ScoutChannel, ScoutProject } from '@soundings/contract/scout/scout';
import { scoutLimits } from '@soundings/contract/scout/scout-choices';
import { IconBulb } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBoardAction } from '#/features/board/use-board-action.ts';
import { useFieldError } from '#/lib/field-rules.ts';
import { BlockableButton } from '#/ui/form/blockable-button.tsx';
import { useLock } from '../page/use-lock.ts';
import { useScout, type WritingMode } from '../scout.api.ts';
import classes from './brief.module.css';
import type { BriefDraft } from './use-brief.ts';

interface Props {
  project: ScoutProject;
  channel: ScoutChannel;
  threadId: string;
  mode: WritingMode;
  brief: BriefDraft;
}

/** What the assistant would like to know, and the user's answers. */
export function HintBox({ project, channel, threadId, mode, brief }: Props) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const api = useScout();
  const locked = useLock();
  const [text, setText] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const reply = useBoardAction({
    call: api.reply,
    rereads: true,
    failed: 'scout.couldntReply',
    onDone: () => {
      setText('');
      setIsChecked(false);
    },
  });
  const brand = project.brand || t('scout.yourBrand');
  const hint = channel.hintCode ? t(`scout.hint_${channel.hintCode}`, { brand }) : channel.hint;
  return (
    <section className={classes.hint} aria-label={t('scout.hint')}>
      {hint ? (
        <p className={classes.hintText}>
          <IconBulb size={16} stroke={1.8} aria-hidden="true" /> {hint}
        </p>
      ) : null}
      {channel.replies.length > 0 ? (
        <div>
          <h3 className={classes.hintTitle}>{t('scout.earlierReplies')}</h3>
          <ul className={classes.replies}>
            {channel.replies.map((said, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are only added to
              <li key={index}>{said}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <form
        className={classes.reply}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsChecked(true);
          if (text.trim() === '' || locked !== null) return;
          const assistantId = channel.dbAssistantId ?? brief.form.values.assistants[mode];
          reply.mutate({ mode, reply: { assistantId, threadId, url: project.url, reply: text.trim() } });
        }}
      >
        <Textarea
          autosize
          minRows={1}
          maxRows={6}
          label={t('scout.yourReply')}
          placeholder={t('scout.replyPlaceholder')}
          maxLength={scoutLimits.reply}
          value={text}
          error={isChecked && text.trim() === '' ? shown('required') : null}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <BlockableButton type="submit" loading={reply.isPending} reason={locked}>
          {t('scout.sendReply')}
        </BlockableButton>
      </form>
    </section>
  );
}
