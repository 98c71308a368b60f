import type { CollectReason } from '@soundings/contract/sonar/metrics';
import { IconCircleHalf2, IconDatabase, IconPlugOff } from '@tabler/icons-react';
import { isCollected } from '../is-collected.ts';
import classes from './marks.module.css';

export const collectionSigns = ['collected', 'partly', 'failed'] as const;
export type CollectionState = (typeof collectionSigns)[number];

/** Nobody refused: it was not asked. */
const isNotAsked = (reason: CollectReason): boolean => reason === 'noSource' || reason === 'cancelled';

export const collectionStateOf = (reason: CollectReason): CollectionState =>
  reason === 'partly' ? 'partly' : isCollected(reason) ? 'collected' : 'failed';

interface Props {
  state: CollectionState;
  reason?: CollectReason;
}

/** How an account was last collected, small beside its mark and told apart by its shape; decorative, its words stand by. */
export function CollectionSign({ state, reason }: Props) {
  const isQuiet = reason !== undefined && isNotAsked(reason);
  return (
    <span className={classes.collection} data-collection={state} data-quiet={isQuiet || undefined} aria-hidden="true">
      {state === 'collected' && <IconDatabase size={13} stroke={1.8} />}
      {state === 'partly' && <IconCircleHalf2 size={13} stroke={2} />}
      {state === 'failed' && <IconPlugOff size={13} stroke={2} />}
    </span>
  );
}
