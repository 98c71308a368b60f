import type { MessageFigures, Share } from '@soundings/contract/resonance/resonance';
import type { Dataset, Scale } from '@soundings/engine/crosstab/dataset/dataset';
import { countedAs } from '@soundings/engine/crosstab/waves/counted-as';

interface KeptShare {
  /** Unrounded percent. */
  readonly percent: number;
  readonly base: number;
  /** What its scale counts as positive, see `countedAs`. */
  readonly scale: string;
}

export interface KeptMessage {
  readonly id: string;
  readonly r1: KeptShare | null;
  readonly r2: KeptShare | null;
}

/** The figures of a project's messages over all respondents, kept so that norms need not read its answers again. */
export interface KeptFigures {
  /** The `answersKey` that they are of. */
  readonly of: string;
  readonly messages: readonly KeptMessage[];
}

/** Only what can be compared: on a base of at least 30, of a known scale. */
export const keepMessages = ({ messages }: Dataset, figures: readonly MessageFigures[]): KeptMessage[] =>
  figures.map(({ id, r1Share, r2Share }, i) => ({
    id,
    r1: keepShare(r1Share, messages[i]!.r1.scale),
    r2: keepShare(r2Share, messages[i]!.r2?.scale ?? null),
  }));

const keepShare = (share: Share | null, scale: Scale | null): KeptShare | null =>
  share === null || share.percent === null || share.mark === 'unranked' || scale === null
    ? null
    : { percent: share.percent, base: share.base, scale: countedAs(scale) };
