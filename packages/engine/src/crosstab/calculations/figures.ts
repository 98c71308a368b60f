import type { Significance } from '@soundings/contract/resonance/analysis-choices';
import type { AudienceLink, MessageFigures, ResonanceData, Share } from '@soundings/contract/resonance/resonance';
import { finish, mapInSteps, type Steps } from '../../steps.ts';
import { clustersInSteps, type MessageClusters } from '../counting/clusters.ts';
import {
  type AudienceCounts,
  audienceCountsInSteps,
  countMessagesInSteps,
  globalCountsInSteps,
  type MessageCounts,
} from '../counting/counts.ts';
import { allBits } from '../dataset/bits.ts';
import type { Bits, Dataset, Message } from '../dataset/dataset.ts';
import { select } from '../dataset/selection.ts';
import { againstTheOthers, judgeSharesInSteps, toTotal } from './shares.ts';

export class UnknownMessageError extends Error {
  override readonly name = 'UnknownMessageError';
  readonly messageId: string;

  constructor(messageId: string) {
    super(`There is no message ${JSON.stringify(messageId)}.`);
    this.messageId = messageId;
  }
}

export function getMessage({ messages }: Dataset, messageId: string): Message {
  const message = messages.find(({ id }) => id === messageId);
  if (!message) throw new UnknownMessageError(messageId);
  return message;
}

export interface AudienceShares {
  readonly audienceId: string;
  readonly header: string;
  readonly subheader: string;
  readonly r1: Share;
  readonly r2: Share | null;
}

export const messageFigures = (dataset: Dataset, mask: Bits | null, significance?: Significance): MessageFigures[] =>
  finish(messageFiguresInSteps(dataset, mask, significance));

export function* messageFiguresInSteps(
  dataset: Dataset,
  mask: Bits | null,
  significance?: Significance,
): Steps<MessageFigures[]> {
  const among = select(mask ?? allBits(dataset.respondents));
  const [counts] = yield* countMessagesInSteps(dataset, [among]);
  return yield* figuresInSteps(counts!, yield* clustersInSteps(dataset, among, counts!), significance);
}

type Counted = Pick<MessageCounts, 'r1' | 'r2'> & { readonly message: { readonly id: string; readonly text: string } };

/**
 * The figures of messages of which nothing but counts is known. Needs of a message only what identifies it, so that a
 * file of ready-made figures gets the same intervals and, as of separate respondents, verdicts.
 */
export const toFigures = (counts: readonly Counted[], significance?: Significance): MessageFigures[] =>
  finish(figuresInSteps(counts, null, significance));

/**
 * The figures of messages that were counted together. Each is compared with the answers to all the others, taken as
 * one; R1 and R2 are a family of tests each.
 * @param clusters which of the answers are those of the same respondents; null where nobody knows
 */
export function* figuresInSteps(
  counts: readonly Counted[],
  clusters: MessageClusters | null,
  significance?: Significance,
): Steps<MessageFigures[]> {
  const r1Splits = againstTheOthers(
    counts.map(({ r1 }) => r1),
    clusters?.r1,
  );
  const r2Splits = againstTheOthers(
    counts.map(({ r2 }) => r2),
    clusters?.r2,
  );
  const r1Shares = yield* judgeSharesInSteps(r1Splits, significance);
  const r2Shares = yield* judgeSharesInSteps(r2Splits, significance);
  return yield* mapInSteps(counts, ({ message }, i) => {
    const r1Share = r1Shares[i]!;
    const r2Share = r2Shares[i] ?? null;
    const accurateTotal = toTotal(r1Share, r2Share);
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
export const audienceShares = (
  dataset: Dataset,
  messageId: string,
  mask: Bits | null,
  significance?: Significance,
): AudienceShares[] => finish(audienceSharesInSteps(dataset, messageId, mask, significance));

export function* audienceSharesInSteps(
  dataset: Dataset,
  messageId: string,
  mask: Bits | null,
  significance?: Significance,
): Steps<AudienceShares[]> {
  const counts = yield* audienceCountsInSteps(dataset, getMessage(dataset, messageId), mask);
  const r1Shares = yield* judgeSharesInSteps(
    counts.map(({ r1 }) => r1),
    significance,
  );
  const r2Shares = yield* judgeSharesInSteps(
    counts.map(({ r2 }) => r2),
    significance,
  );
  return yield* mapInSteps(counts, ({ variable, audience }: AudienceCounts, i) => ({
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
export function* audienceLinksInSteps(
  dataset: Dataset,
  messageId: string,
  mask: Bits | null,
  known?: readonly AudienceShares[],
  significance?: Significance,
): Steps<AudienceLink[]> {
  const overall = known ?? (yield* audienceSharesInSteps(dataset, messageId, null, significance));
  const filtered = mask ? yield* audienceSharesInSteps(dataset, messageId, mask, significance) : overall;
  return yield* mapInSteps(filtered, ({ audienceId, header, subheader, r1, r2 }, i) => {
    const global = overall[i]!;
    return {
      audienceId,
      audienceHeader: header,
      audienceSubheader: subheader,
      r1,
      r2,
      total: toTotal(r1, r2),
      globalR1: global.r1,
      globalR2: global.r2,
      globalTotal: toTotal(global.r1, global.r2),
    };
  });
}

export function* summaryInSteps(dataset: Dataset): Steps<ResonanceData['summary']> {
  const { responses, connections } = yield* globalCountsInSteps(dataset);
  return {
    numberOfRespondents: dataset.respondents,
    numberOfVariables: dataset.variables.reduce((sum, { audiences }) => sum + audiences.length, 0),
    numberOfResponseData: responses,
    totalNodeConnections: connections,
  };
}

const round = (percent: number | null): number | null => (percent === null ? null : Math.round(percent));
