import type { CollectReason } from '@soundings/contract/sonar/metrics';
import {
  IconCircleCheckFilled,
  IconCircleDashed,
  IconCircleHalf2,
  IconDatabase,
  IconPlugOff,
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
        {markSigns.map((sign) => (
          <li key={sign} className={classes.item}>
            <MarkSign sign={sign} />
            {t(`sonarCollect.mark_${sign}`)}
          </li>
        ))}
        {isCollected &&
          collectionSigns.map((state) => (
            <li key={state} className={classes.item}>
              <CollectionSign state={state} />
              {t(`sonarCollect.mark_${state}`)}
            </li>
          ))}
      </ul>
      {note !== null && <span>{note}</span>}
    </div>
  );
}

const markSigns = ['works', 'error', 'none', 'reading', 'waiting'] as const;
type Sign = (typeof markSigns)[number];

export function MarkSign({ sign }: { sign: Sign }) {
  return (
    <span className={classes.sign} data-sign={sign} aria-hidden="true">
      {sign === 'works' && <IconCircleCheckFilled size={18} />}
      {sign === 'error' && <IconSquareX size={18} stroke={2.2} />}
      {sign === 'none' && '–'}
      {sign === 'reading' && <span className={classes.ring} />}
      {sign === 'waiting' && <IconCircleDashed size={17} stroke={1.8} />}
    </span>
  );
}

const collectionSigns = ['collected', 'partly', 'failed'] as const;
type CollectionState = (typeof collectionSigns)[number];

/** Nobody refused: it was not asked. */
const isNotAsked = (reason: CollectReason): boolean => reason === 'noSource' || reason === 'cancelled';

export const toCollectionState = (reason: CollectReason): CollectionState =>
  reason === 'partly' ? 'partly' : isCollected(reason) ? 'collected' : 'failed';

interface CollectionSignProps {
  state: CollectionState;
  reason?: CollectReason;
}

/** How an account was last collected, small beside its mark and told apart by its shape; decorative, its words stand by. */
export function CollectionSign({ state, reason }: CollectionSignProps) {
  const isQuiet = reason !== undefined && isNotAsked(reason);
  return (
    <span className={classes.collection} data-collection={state} data-quiet={isQuiet || undefined} aria-hidden="true">
      {state === 'collected' && <IconDatabase size={13} stroke={1.8} />}
      {state === 'partly' && <IconCircleHalf2 size={13} stroke={2} />}
      {state === 'failed' && <IconPlugOff size={13} stroke={2} />}
    </span>
  );
}
