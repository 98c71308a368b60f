import { useTranslation } from 'react-i18next';
import { AttachmentChips } from '../sources/attachment-chips.tsx';
import classes from './chat.module.css';
import type { Asked } from './use-asking.ts';

export function PendingQuestion({ asked }: { asked: Asked }) {
  const { t } = useTranslation();
  return (
    <article className={classes.question} aria-label={t('playground.yourQuestion')} aria-busy="true">
      <div className={classes.bubble}>{asked.text}</div>
      <AttachmentChips attachments={asked.attachments} />
    </article>
  );
}
