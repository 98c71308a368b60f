import type { Attachment } from '@soundings/contract/playground/attachments';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '#/lib/format.ts';
import { AttachmentIcon } from './attachment-icon.tsx';
import classes from './sources.module.css';
import { CitedContext } from './sources.tsx';

export function AttachmentChips({ attachments }: { attachments: readonly Attachment[] }) {
  const { t } = useTranslation();
  const { open } = useContext(CitedContext);
  if (attachments.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={t('playground.attachments')}>
      {attachments.map(({ id, kind, name, bytes, number }) => (
        <li key={id}>
          <button
            type="button"
            className={classes.chip}
            onClick={() => open({ attachmentId: id, passage: null, name, quote: null })}
          >
            <AttachmentIcon kind={kind} size={15} />
            <span className={classes.chipName}>
              {number === null ? '' : `${number}. `}
              {name}
            </span>
            {bytes === null ? null : <span className={classes.bytes}>{formatBytes(bytes)}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
