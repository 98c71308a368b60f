import type { SocialLink } from '@soundings/contract/sonar/brands';
import type { CollectReason } from '@soundings/contract/sonar/metrics';
import {
  IconCircleCheckFilled,
  IconCircleDotted,
  IconCircleHalf2,
  IconPlugConnectedX,
  IconSquareX,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isCollected } from './mark-words.ts';
import classes from './marks.module.css';

interface Props {
  note: string | null;
  isCollected: boolean;
}

export function Legend({ note, isCollected }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.foot}>
      <ul className={classes.legend} aria-label={t('sonarCollect.legend')}>
        {markSigns
          .filter((sign) => isCollected || (sign !== 'partly' && sign !== 'failed'))
          .map((sign) => (
            <li key={sign} className={classes.item}>
              <MarkSign sign={sign} />
              {t(`sonarCollect.mark_${sign}`)}
            </li>
          ))}
      </ul>
      {note !== null && <span>{note}</span>}
    </div>
  );
}

const markSigns = ['works', 'given', 'partly', 'failed', 'error', 'none', 'reading', 'waiting'] as const;
type Sign = (typeof markSigns)[number];

export function MarkSign({ sign }: { sign: Sign }) {
  return (
    <span className={classes.sign} data-sign={sign} aria-hidden="true">
      {sign === 'works' && <IconCircleCheckFilled size={18} />}
      {sign === 'given' && <IconCircleDotted size={18} stroke={2} />}
      {sign === 'partly' && <IconCircleHalf2 size={18} stroke={2} />}
      {sign === 'failed' && <IconPlugConnectedX size={18} stroke={2} />}
      {sign === 'error' && <IconSquareX size={18} stroke={2.2} />}
      {sign === 'none' && '–'}
      {sign === 'reading' && <span className={classes.ring} />}
      {sign === 'waiting' && '···'}
    </span>
  );
}

const isNotAsked = (reason: CollectReason): boolean => reason === 'noSource' || reason === 'cancelled';

export const linkSign = ({
  status,
  reason: seen,
  collection,
}: Pick<SocialLink, 'status' | 'reason' | 'collection'>): Sign => {
  if (status === 'ERROR') return 'error';
  const reason = collection?.reason;
  // Nobody has looked at it: neither a crawl nor a run.
  if (reason === undefined || isNotAsked(reason)) return seen === 'given' ? 'given' : 'works';
  if (reason === 'partly') return 'partly';
  return isCollected(reason) ? 'works' : 'failed';
};
