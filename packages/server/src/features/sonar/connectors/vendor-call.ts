import type { CollectReason } from '@soundings/contract/sonar/metrics';
import type { z } from 'zod';
import { askVendor } from '#/platform/vendor-http/ask-vendor.ts';
import type { VendorAnswer, VendorRequest } from '#/platform/vendor-http/call-vendor.ts';
import { asCollectFailure, CollectFailure } from './collect-failure.ts';
import type { Cost, Given } from './connector.ts';

/** What an answer that is no success means; `busy`: the same call may be answered later. */
export type Problem = CollectReason | 'busy';

/** How a network speaks. */
export interface VendorWays {
  readonly headers: (given: Given) => Readonly<Record<string, string>>;
  readonly problemOf: (answer: VendorAnswer) => Problem | null;
  /** Milliseconds that an answer asks to wait, beside `Retry-After`. */
  readonly waitOf?: (answer: VendorAnswer, now: Date) => number | undefined;
  /** Units are taken for each request, money for each that is answered. */
  readonly costOfCall?: Partial<Omit<Cost, 'calls'>>;
  readonly timeoutMs?: number;
}

export interface VendorCall {
  /** Below the source's base address, with a slash before it. Whatever comes from outside is encoded in it. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: VendorRequest['body'];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks and reads the answer by a schema. Throws a CollectFailure, or the signal's reason. */
export type Ask = <T extends z.ZodType>(call: VendorCall, schema: T) => Promise<z.output<T>>;

const tries = 3;
const longestWaitMs = 60_000;
const maxBytes = 8 * 1024 * 1024;

const addressOf = (baseUrl: string, { path, query }: VendorCall): URL => {
  const url = new URL(`${baseUrl}${path}`);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  return url;
};

const refuseProblem = (problem: Problem | null, { status }: VendorAnswer): void => {
  if (problem === 'busy') throw new CollectFailure(status >= 500 ? 'unreachable' : 'rateLimited');
  if (problem !== null) throw new CollectFailure(problem);
};

/** A way to ask one source, which counts what that takes. */
export const createAsk = (ways: VendorWays, given: Given): { ask: Ask; cost: () => Cost } => {
  let calls = 0;
  let answered = 0;
  const { units = 0, usd = 0 } = ways.costOfCall ?? {};

  const send = (call: VendorCall): Promise<VendorAnswer> =>
    askVendor(
      {
        url: addressOf(given.source.baseUrl, call),
        headers: { ...ways.headers(given), ...call.headers },
        ...(call.body && { body: call.body }),
      },
      {
        signal: given.signal,
        timeoutMs: given.timeoutMs ?? ways.timeoutMs ?? 15_000,
        maxBytes,
        guarded: given.source.guarded,
        tries,
        longestWaitMs,
        now: given.now,
        ...(given.wait && { wait: given.wait }),
        isBusy: (answer) => ways.problemOf(answer) === 'busy',
        waitOf: (answer) => ways.waitOf?.(answer, given.now()),
        onSend: () => {
          calls += 1;
        },
      },
    ).catch((error: unknown) => {
      given.signal.throwIfAborted();
      throw asCollectFailure(error);
    });

  const ask: Ask = async (call, schema) => {
    const answer = await send(call);
    refuseProblem(ways.problemOf(answer), answer);
    answered += 1;
    const read = schema.safeParse(answer.body);
    if (!read.success) throw new CollectFailure('badAnswer', read.error);
    return read.data;
  };
  return { ask, cost: () => ({ calls, units: calls * units, usd: answered * usd }) };
};
