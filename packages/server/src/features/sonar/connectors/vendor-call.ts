import type { CollectReason } from '@soundings/contract/sonar/metrics';
import { Text } from '@soundings/contract/text';
import { z } from 'zod';
import { askVendor, type VendorAnswer, type VendorRequest } from '#/platform/fetch/vendor-http.ts';
import { asCollectFailure, CollectFailure, type Cost, type Given } from './connector.ts';

export type Problem = CollectReason | 'busy';

export interface VendorWays {
  readonly headers: (given: Given) => Readonly<Record<string, string>>;
  readonly findProblem: (answer: VendorAnswer) => Problem | null;
  /** Milliseconds that an answer asks to wait, beside `Retry-After`. */
  readonly readWait?: (answer: VendorAnswer, now: Date) => number | undefined;
  readonly costOfCall?: Partial<Omit<Cost, 'calls'>>;
  readonly timeoutMs?: number;
}

interface VendorCall {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: VendorRequest['body'];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks and reads the answer by a schema. Throws a CollectFailure, or the signal's reason. */
export type Ask = <T extends z.ZodType>(call: VendorCall, schema: T) => Promise<z.output<T>>;

const tries = 3;
const maxWaitMs = 60_000;
const maxBytes = 8 * 1024 * 1024;

const buildUrl = (baseUrl: string, { path, query }: VendorCall): URL => {
  const url = new URL(`${baseUrl}${path}`);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  return url;
};

const assertNoProblem = (problem: Problem | null, { status }: VendorAnswer): void => {
  if (problem === 'busy') throw new CollectFailure(status >= 500 ? 'unreachable' : 'rateLimited');
  if (problem !== null) throw new CollectFailure(problem);
};

export const createAsk = (ways: VendorWays, given: Given): { ask: Ask; cost: () => Cost } => {
  let calls = 0;
  let answered = 0;
  const { units = 0, usd = 0 } = ways.costOfCall ?? {};

  const send = (call: VendorCall): Promise<VendorAnswer> =>
    askVendor(
      {
        url: buildUrl(given.source.baseUrl, call),
        headers: { ...ways.headers(given), ...call.headers },
        ...(call.body && { body: call.body }),
      },
      {
        signal: given.signal,
        timeoutMs: given.timeoutMs ?? ways.timeoutMs ?? 15_000,
        maxBytes,
        guarded: given.source.guarded,
        tries,
        maxWaitMs,
        now: given.now,
        ...(given.wait && { wait: given.wait }),
        isBusy: (answer) => ways.findProblem(answer) === 'busy',
        readWait: (answer) => ways.readWait?.(answer, given.now()),
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
    assertNoProblem(ways.findProblem(answer), answer);
    answered += 1;
    const read = schema.safeParse(answer.body);
    if (!read.success) throw new CollectFailure('badAnswer', read.error);
    return read.data;
  };
  return { ask, cost: () => ({ calls, units: calls * units, usd: answered * usd }) };
};

export const statusProblem = ({ status }: VendorAnswer): Problem | null => {
  if (status >= 200 && status < 300) return null;
  if (status === 429 || status >= 500) return 'busy';
  if (status === 404 || status === 410) return 'gone';
  if (status === 401 || status === 403) return 'keyInvalid';
  return status === 402 ? 'quotaSpent' : 'badAnswer';
};

export const Count = z.union([
  z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
]);

export const Decimal = z.union([
  z.number().min(0),
  z
    .string()
    .regex(/^\d{1,9}(\.\d+)?$/)
    .transform(Number),
]);

/** A time with its zone. Graph writes `+0000`, which ISO 8601 does not know. */
export const Time = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/)
  .transform((text) => new Date(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2')))
  .refine((time) => !Number.isNaN(time.getTime()));

export const Label = z.string().transform((text) => text.toWellFormed().replaceAll('\u0000', ''));

export const Id = z.union([Text.min(1).max(200), z.number().int().transform(String)]);
