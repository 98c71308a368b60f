import type { BoardMessage } from '@soundings/contract/board/board';
import {
  IconAlertTriangle,
  IconArrowsMinimize,
  IconChartDots,
  IconCopy,
  IconHeart,
  IconMessage,
  IconShieldCheck,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { useScout } from '../scout.api.ts';
import { findingKey, findingText } from './finding-text.ts';
import classes from './messages.module.css';

const isProven = (finding: BoardMessage['findings'][number]): boolean =>
  finding.kind === 'claim' && finding.proof !== '';

interface Props {
  message: BoardMessage;
  duplicate: BoardMessage | undefined;
  onCompare: (pair: readonly [BoardMessage, BoardMessage]) => void;
  onInfo: (id: string) => void;
}

export function Remarks({ message, duplicate: found, onCompare, onInfo }: Props) {
  const { t } = useTranslation();
  const { visit } = useScout();
  // Clients are shown what there is, not what is left to be tidied up.
  const duplicate = visit === null ? found : undefined;
  const { findings, absorbed, writer, likedBy, comments, origin } = message;
  const isBare = findings.length + absorbed.length + likedBy.length + comments === 0;
  if (isBare && duplicate === undefined && writer === null && origin?.fact == null) return null;
  return (
    <ul className={classes.remarks} aria-label={t('scout.remarks', { number: formatNumber(message.count) })}>
      {findings.map((finding) => (
        <li key={findingKey(finding)} data-tone={isProven(finding) ? undefined : 'warning'}>
          {isProven(finding) ? (
            <IconShieldCheck size={14} stroke={1.8} aria-hidden="true" />
          ) : (
            <IconAlertTriangle size={14} stroke={1.8} aria-hidden="true" />
          )}
          <span>
            {findingText(t, finding)}
            {finding.kind === 'claim' && finding.address !== '' ? (
              <>
                {' '}
                <a className={classes.proof} href={finding.address} target="_blank" rel="noreferrer">
                  {t('scout.openProof')}
                </a>
              </>
            ) : null}
          </span>
        </li>
      ))}
      {duplicate ? (
        <li>
          <IconCopy size={14} stroke={1.8} aria-hidden="true" />
          <button type="button" className={classes.link} onClick={() => onCompare([message, duplicate])}>
            {t('scout.saysTheSame', { number: formatNumber(duplicate.count) })}
          </button>
        </li>
      ) : null}
      {absorbed.length > 0 ? (
        <li>
          <IconArrowsMinimize size={14} stroke={1.8} aria-hidden="true" />
          <button type="button" className={classes.link} onClick={() => onInfo(message.id)}>
            {t('scout.standsFor', { count: absorbed.length, n: formatNumber(absorbed.length) })}
          </button>
        </li>
      ) : null}
      {origin?.fact ? (
        <li>
          <IconChartDots size={14} stroke={1.8} aria-hidden="true" />
          <span>
            {origin.fact.text}{' '}
            {origin.fact.projectId === undefined ? null : (
              <Link className={classes.proof} to="/project/sonar/$id" params={{ id: origin.fact.projectId }}>
                {origin.fact.projectName}
              </Link>
            )}
          </span>
        </li>
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
          {t('board.likedBy', { names: likedBy.join(', ') })}
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
