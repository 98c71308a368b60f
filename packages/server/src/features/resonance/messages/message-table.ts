import type { Significance } from '@soundings/contract/resonance/analysis-choices';
import type { MessageFigures, ResonanceData } from '@soundings/contract/resonance/resonance';
import { toFigures } from '@soundings/engine/crosstab/calculations/figures';
import { judgeSharesInSteps } from '@soundings/engine/crosstab/calculations/shares';
import type { Split } from '@soundings/engine/crosstab/counting/counts';
import type { Tally } from '@soundings/engine/crosstab/counting/tally';
import type { Steps } from '@soundings/engine/steps';
import { lruCache } from '#/platform/cache.ts';
import type { Services } from '#/platform/services.ts';
import type { AudienceColumns } from '../chart/chart-data.ts';

export interface GivenFigures {
  /** Percent, unrounded as the file has it; null where the file gives none, which it may for R2 and where the base is 0. */
  readonly r1: number | null;
  readonly r2: number | null;
  readonly base: number;
}

interface TableMessage extends GivenFigures {
  readonly id: string;
  readonly text: string;
  readonly audiences: readonly GivenFigures[];
}

interface TableVariable {
  readonly header: string;
  readonly audiences: readonly { readonly id: string; readonly label: string }[];
}

/** A project of figures per message: there are no respondents behind it, so nothing can be filtered or combined. */
export interface MessageTable {
  readonly variables: readonly TableVariable[];
  readonly messages: readonly TableMessage[];
}

export interface LoadedTable {
  readonly table: MessageTable;
  readonly messages: MessageFigures[];
}

const maxCachedTables = 10;

export const createMessageTables = ({ storage }: Pick<Services, 'storage'>) => {
  const load = lruCache(maxCachedTables, async (key) => decodeTable(await storage.read(key)));
  return async (key: string, significance?: Significance): Promise<LoadedTable> => {
    const table = await load(key);
    return { table, messages: tableFigures(table, significance) };
  };
};

/** Whoever answered and was positive, as the percent says: rounded percents give fractions of people. */
const toTally = ({ base }: GivenFigures, percent: number | null): Tally => ({
  positive: ((percent ?? 0) * base) / 100,
  base: percent === null ? 0 : base,
  weights: null,
});

const tallyR1 = (given: GivenFigures): Tally => toTally(given, given.r1);
const tallyR2 = (given: GivenFigures): Tally | null => (given.r2 === null ? null : toTally(given, given.r2));

export const tableFigures = ({ messages }: MessageTable, significance?: Significance): MessageFigures[] =>
  toFigures(
    messages.map((message) => ({ message, r1: tallyR1(message), r2: tallyR2(message) })),
    significance,
  );

/** Those outside an audience are all others of the message. Rounded percents must not make them fewer than nobody. */
const toSplit = (all: Tally | null, inside: Tally | null): Split | null => {
  if (!inside) return null;
  const base = Math.max(0, (all?.base ?? 0) - inside.base);
  const positive = Math.min(base, Math.max(0, (all?.positive ?? 0) - inside.positive));
  return { inside, outside: { positive, base, weights: null } };
};

export function* tableSharesInSteps(message: TableMessage, significance?: Significance): Steps<AudienceColumns> {
  const [r1, r2] = [tallyR1(message), tallyR2(message)];
  return {
    r1: yield* judgeSharesInSteps(
      message.audiences.map((audience) => toSplit(r1, tallyR1(audience))),
      significance,
    ),
    r2: yield* judgeSharesInSteps(
      message.audiences.map((audience) => toSplit(r2, tallyR2(audience))),
      significance,
    ),
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

type Numbers = readonly (number | null)[];

/** One table as one file: JSON in UTF-8. The figures of all audiences are columns, message by message. */
interface TableFile {
  readonly format: 'soundings-messages';
  readonly version: 1;
  readonly variables: readonly TableVariable[];
  readonly messages: readonly (GivenFigures & { id: string; text: string })[];
  readonly links: { readonly r1: Numbers; readonly r2: Numbers; readonly base: readonly number[] };
}

export const encodeTable = ({ variables, messages }: MessageTable): Uint8Array => {
  const links = messages.flatMap(({ audiences }) => audiences);
  const file: TableFile = {
    format: 'soundings-messages',
    version: 1,
    variables,
    messages: messages.map(({ id, text, r1, r2, base }) => ({ id, text, r1, r2, base })),
    links: { r1: links.map(({ r1 }) => r1), r2: links.map(({ r2 }) => r2), base: links.map(({ base }) => base) },
  };
  return new TextEncoder().encode(JSON.stringify(file));
};

export const decodeTable = (bytes: Uint8Array): MessageTable => {
  const file = JSON.parse(new TextDecoder().decode(bytes)) as TableFile;
  if (file.format !== 'soundings-messages' || file.version !== 1) throw new Error('This is no table of messages.');
  const { variables, links } = file;
  const width = variables.reduce((sum, { audiences }) => sum + audiences.length, 0);
  const at = (i: number): GivenFigures => ({ r1: links.r1[i]!, r2: links.r2[i]!, base: links.base[i]! });
  const audienceTallies = (message: number) =>
    Array.from({ length: width }, (_, audience) => at(message * width + audience));
  return { variables, messages: file.messages.map((message, i) => ({ ...message, audiences: audienceTallies(i) })) };
};
