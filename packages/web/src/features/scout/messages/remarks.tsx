import type { BoardMessage, Finding } from '@soundings/contract/board/board';
import { IconAlertTriangle, IconArrowsMinimize, IconCopy, IconHeart, IconMessage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { findingText } from './finding-text.ts';
import classes from './messages.module.css';

interface Props {
  message: BoardMessage;
  onDuplicate: (one: string, other: string) => void;
  onInfo: (id: string) => void;
}

/** What screening found, what a compressed message stands for, who wrote it, and what clients said. */
export function Remarks({ message, onDuplicate, onInfo }: Props) {
  const { t } = useTranslation();
  const { findings, absorbed, writer, likedBy, comments, origin } = message;
  const isBare = findings.length + absorbed.length + likedBy.length + comments === 0;
  if (isBare && writer === null && origin?.fact == null) return null;
  return (
    <ul className={classes.remarks} aria-label={t('scout.remarks', { number: formatNumber(message.count) })}>
      {findings.map((finding) => (
        <li key={`${finding.rule} ${finding.detail} ${finding.start} ${finding.messageId}`} data-tone="warning">
          <FindingRemark finding={finding} onDuplicate={(other) => onDuplicate(message.id, other)} />
        </li>
      ))}
      {absorbed.length > 0 ? (
        <li>
          <IconArrowsMinimize size={14} stroke={1.8} aria-hidden="true" />
          <button type="button" className={classes.link} onClick={() => onInfo(message.id)}>
            {t('scout.standsFor', { count: absorbed.length, n: formatNumber(absorbed.length) })}
          </button>
        </li>
      ) : null}
      {origin?.fact ? (
        <li>{t('scout.fromFact', { text: origin.fact.text, project: origin.fact.projectName })}</li>
      ) : null}
      {writer ? (
        <li>
          <span className={classes.dot} style={{ background: writer.color }} aria-hidden="true" />
          {t('scout.inVoiceOf', { name: writer.name })}
        </li>
      ) : null}
      {likedBy.length > 0 ? (
        <li>
          <IconHeart size={14} stroke={1.8} aria-hidden="true" />
          {t('scout.likedBy', { names: likedBy.join(', ') })}
        </li>
      ) : null}
      {comments > 0 ? (
        <li>
          <IconMessage size={14} stroke={1.8} aria-hidden="true" />
          <button type="button" className={classes.link} onClick={() => onInfo(message.id)}>
            {t('scout.comments', { count: comments, n: formatNumber(comments) })}
          </button>
        </li>
      ) : null}
    </ul>
  );
}

function FindingRemark({ finding, onDuplicate }: { finding: Finding; onDuplicate: (other: string) => void }) {
  const { t } = useTranslation();
  const { messageId } = finding;
  const text = findingText(t, finding);
  if (finding.rule === 'duplicate' && messageId !== null) {
    return (
      <>
        <IconCopy size={14} stroke={1.8} aria-hidden="true" />
        <button type="button" className={classes.link} onClick={() => onDuplicate(messageId)}>
          {text}
        </button>
      </>
    );
  }
  return (
    <>
      <IconAlertTriangle size={14} stroke={1.8} aria-hidden="true" />
      <span>{text}</span>
    </>
  );
}
