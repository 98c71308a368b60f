import { z } from 'zod';
import type { VendorAnswer } from '#/platform/fetch/vendor-http.ts';
import { statusProblem } from './status-problem.ts';
import type { Problem, VendorWays } from './vendor-call.ts';

const GraphError = z.object({
  error: z.object({ code: z.number(), message: z.string().default(''), is_transient: z.boolean().optional() }),
});

/** developers.facebook.com/docs/graph-api/guides/error-handling and …/overview/rate-limiting. */
const limits: ReadonlySet<number> = new Set([4, 17, 32, 341, 613]);
const temporary: ReadonlySet<number> = new Set([1, 2]);
const badTokens: ReadonlySet<number> = new Set([102, 190, 463, 467]);
/** 100 with its subcode 33, 803: no such page, or none for this key; 110: no professional account of this name. */
const unknown: ReadonlySet<number> = new Set([100, 110, 803]);

const problemOfCode = (code: number): Problem | null => {
  if (limits.has(code) || (code >= 80_000 && code < 80_100) || temporary.has(code)) return 'busy';
  // 10 and 200 to 299: the key lacks a permission, Page Public Content Access for one.
  if (badTokens.has(code) || code === 10 || (code >= 200 && code < 300)) return 'keyInvalid';
  return unknown.has(code) ? 'gone' : null;
};

const problemOf = (answer: VendorAnswer): Problem | null => {
  const { data } = GraphError.safeParse(answer.body);
  if (!data) return statusProblem(answer);
  const { code, message, is_transient } = data.error;
  // It comes as a passing error, and does not pass.
  if (/reduce the amount of data/.test(message)) return 'badAnswer';
  // A person's profile has none of the fields of a page.
  if (code === 100 && /nonexisting field/.test(message)) return 'private';
  return problemOfCode(code) ?? (is_transient ? 'busy' : (statusProblem(answer) ?? 'badAnswer'));
};

const Usage = z.record(z.string(), z.array(z.object({ estimated_time_to_regain_access: z.number().optional() })));

/** `X-Business-Use-Case-Usage` tells the minutes until calls are let again. */
const waitOf = ({ headers }: VendorAnswer): number | undefined => {
  const header = headers.get('x-business-use-case-usage');
  if (header === null) return undefined;
  try {
    const uses = Object.values(Usage.parse(JSON.parse(header))).flat();
    const minutes = Math.max(0, ...uses.map((use) => use.estimated_time_to_regain_access ?? 0));
    return minutes > 0 ? minutes * 60_000 : undefined;
  } catch {
    return undefined;
  }
};

/** How Meta's Graph API speaks, for Facebook and Instagram. */
export const graphWays: VendorWays = {
  headers: ({ source }) => ({ authorization: `Bearer ${source.secret}` }),
  problemOf,
  waitOf,
};
