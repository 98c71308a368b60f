import type { MessageFigures, ResonanceData } from '@soundings/contract/resonance/resonance';
import type { Split } from '@soundings/engine/crosstab/counts';
import { figuresOf } from '@soundings/engine/crosstab/figures';
import { judgeSharesInSteps } from '@soundings/engine/crosstab/shares';
import type { Steps } from '@soundings/engine/crosstab/steps';
import type { Tally } from '@soundings/engine/crosstab/tally';
import type { AudienceColumns } from '../chart/link-columns.ts';
import type { GivenFigures, MessageTable, TableMessage } from './message-table.ts';

/** Whoever answered and was positive, as the percent says: rounded percents give fractions of people. */
const tallyOf = ({ base }: GivenFigures, percent: number | null): Tally => ({
  positive: ((percent ?? 0) * base) / 100,
  base: percent === null ? 0 : base,
  weights: null,
});

const r1Of = (given: GivenFigures): Tally => tallyOf(given, given.r1);
const r2Of = (given: GivenFigures): Tally | null => (given.r2 === null ? null : tallyOf(given, given.r2));

/** The figures of all messages with intervals and verdicts as for respondents; in the order of the file. */
export const tableFigures = ({ messages }: MessageTable): MessageFigures[] =>
  figuresOf(messages.map((message) => ({ message, r1: r1Of(message), r2: r2Of(message) })));

/** Those outside an audience are all others of the message. Rounded percents must not make them fewer than nobody. */
const splitOf = (all: Tally | null, inside: Tally | null): Split | null => {
  if (!inside) return null;
  const base = Math.max(0, (all?.base ?? 0) - inside.base);
  const positive = Math.min(base, Math.max(0, (all?.positive ?? 0) - inside.positive));
  return { inside, outside: { positive, base, weights: null } };
};

/** The shares of one message in every audience, each tested against those who are not in it. */
export function* tableSharesInSteps(message: TableMessage): Steps<AudienceColumns> {
  const [r1, r2] = [r1Of(message), r2Of(message)];
  return {
    r1: yield* judgeSharesInSteps(message.audiences.map((audience) => splitOf(r1, r1Of(audience)))),
    r2: yield* judgeSharesInSteps(message.audiences.map((audience) => splitOf(r2, r2Of(audience)))),
  };
}

/** How many respondents there were is not in the file: at least as many as the largest base. */
export const tableSummary = ({ variables, messages }: MessageTable): ResonanceData['summary'] => ({
  numberOfRespondents: messages.reduce((most, { base }) => Math.max(most, base), 0),
  numberOfVariables: variables.reduce((sum, { audiences }) => sum + audiences.length, 0),
  numberOfResponseData: messages.reduce((sum, { base }) => sum + base, 0),
  totalNodeConnections: messages.reduce(
    (sum, message) => sum + message.audiences.filter(({ base }) => base > 0).length,
    0,
  ),
});
