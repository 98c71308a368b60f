import type { AudienceLink, MessageFigures, ResonanceData, Share } from '@soundings/contract/resonance';
import {
  type AudienceCounts,
  audienceCounts,
  globalCounts,
  type MessageCounts,
  messageCounts,
  type Split,
} from './counts.ts';
import type { Bits, Dataset } from './dataset.ts';
import { judgeShares, totalOf } from './shares.ts';
import { addTallies, emptyTally, subtractTally, type Tally } from './tally.ts';

/** The dataset has no message of this id. */
export class UnknownMessageError extends Error {
  override readonly name = 'UnknownMessageError';
  readonly messageId: string;

  constructor(messageId: string) {
    super(`There is no message ${JSON.stringify(messageId)}.`);
    this.messageId = messageId;
  }
}

/** The shares of one message in one audience. */
export interface AudienceShares {
  readonly audienceId: string;
  readonly header: string;
  readonly subheader: string;
  readonly r1: Share;
  readonly r2: Share | null;
}

/** The figures of all messages among the respondents of `mask`, or among all; in the order of the messages. */
export function messageFigures(dataset: Dataset, mask: Bits | null): MessageFigures[] {
  return figuresOf(messageCounts(dataset, mask));
}

/**
 * The figures of messages that were counted together. Each is compared with the answers to all the others, taken as
 * one; R1 and R2 are a family of tests each. Needs of a message only what identifies it, so that a file of ready-made
 * figures gets the same intervals and verdicts.
 */
export function figuresOf(
  counts: readonly (Pick<MessageCounts, 'r1' | 'r2'> & { message: { id: string; text: string } })[],
): MessageFigures[] {
  const r1Shares = judgeShares(againstTheOthers(counts.map(({ r1 }) => r1)));
  const r2Shares = judgeShares(againstTheOthers(counts.map(({ r2 }) => r2)));
  return counts.map(({ message }, i) => {
    const r1Share = r1Shares[i]!;
    const r2Share = r2Shares[i] ?? null;
    const accurateTotal = totalOf(r1Share, r2Share);
    return {
      id: message.id,
      message: message.text,
      r1Total: round(r1Share.percent),
      r2Total: round(r2Share?.percent ?? null),
      total: round(accurateTotal),
      accurateR1Total: r1Share.percent,
      accurateR2Total: r2Share?.percent ?? null,
      accurateTotal,
      base: r1Share.base || (r2Share?.base ?? 0),
      r1Share,
      r2Share,
    };
  });
}

/**
 * The shares of one message in every audience among the respondents of `mask`, or among all. Each is compared with
 * those among them who are not in the audience; R1 and R2 are a family of tests each. Throws an UnknownMessageError.
 */
export function audienceShares(dataset: Dataset, messageId: string, mask: Bits | null): AudienceShares[] {
  const message = dataset.messages.find(({ id }) => id === messageId);
  if (!message) throw new UnknownMessageError(messageId);
  const counts = audienceCounts(dataset, message, mask);
  const r1Shares = judgeShares(counts.map(({ r1 }) => r1));
  const r2Shares = judgeShares(counts.map(({ r2 }) => r2));
  return counts.map(({ variable, audience }: AudienceCounts, i) => ({
    audienceId: audience.id,
    header: variable.header,
    subheader: audience.label,
    r1: r1Shares[i]!,
    r2: r2Shares[i] ?? null,
  }));
}

/**
 * The same beside the shares among all respondents, which a caller that keeps them may hand in. Totals are unrounded.
 * Throws an UnknownMessageError.
 */
export function audienceLinks(
  dataset: Dataset,
  messageId: string,
  mask: Bits | null,
  overall: readonly AudienceShares[] = audienceShares(dataset, messageId, null),
): AudienceLink[] {
  const filtered = mask ? audienceShares(dataset, messageId, mask) : overall;
  return filtered.map(({ audienceId, header, subheader, r1, r2 }, i) => {
    const global = overall[i]!;
    return {
      audienceId,
      audienceHeader: header,
      audienceSubheader: subheader,
      r1,
      r2,
      total: totalOf(r1, r2),
      globalR1: global.r1,
      globalR2: global.r2,
      globalTotal: totalOf(global.r1, global.r2),
    };
  });
}

/** The size of a dataset, in the four numbers of its head. */
export function summary(dataset: Dataset): ResonanceData['summary'] {
  const { responses, connections } = globalCounts(dataset);
  return {
    numberOfRespondents: dataset.respondents,
    numberOfVariables: dataset.variables.reduce((sum, { audiences }) => sum + audiences.length, 0),
    numberOfResponseData: responses,
    totalNodeConnections: connections,
  };
}

function againstTheOthers(tallies: readonly (Tally | null)[]): (Split | null)[] {
  const all = tallies.reduce((sum: Tally, tally) => (tally ? addTallies(sum, tally) : sum), emptyTally);
  return tallies.map((inside) => inside && { inside, outside: subtractTally(all, inside) });
}

const round = (percent: number | null): number | null => (percent === null ? null : Math.round(percent));
