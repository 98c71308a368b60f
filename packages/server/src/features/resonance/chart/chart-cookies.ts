import { randomBytes } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import { chartPath } from '@soundings/contract/resonance/chart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isServedByHttps } from '#/env.ts';
import type { Services } from '#/platform/services.ts';
import { type ChartVisit, readVisit, sealVisit, visitMs } from './chart-visit.ts';

/** Charts that a browser can have open side by side; a further one takes the place of the oldest. */
const mostVisits = 5;

/** A letter first: an address takes digits alone for a number. */
const newVisitId = (): string => `v${randomBytes(8).toString('hex')}`;
const isVisitId = (text: string): boolean => /^v[\da-f]{16}$/.test(text);

const cookieOf = (visitId: string): string => `chart-${visitId}`;
const listCookie = 'charts';

const visitOptions = ({ env }: Pick<Services, 'env'>) =>
  ({ httpOnly: true, sameSite: 'strict', secure: isServedByHttps(env), path: '/api/chart' }) as const;

/** The ids alone, oldest first, for the page that opens charts. A link on another site must not lose them: lax. */
const listOptions = (services: Pick<Services, 'env'>): CookieSerializeOptions => ({
  ...visitOptions(services),
  sameSite: 'lax',
  path: chartPath.replace(/\/$/, ''),
});

const openVisits = ({ cookies }: FastifyRequest): string[] =>
  (cookies[listCookie] ?? '').split('.').filter(isVisitId).slice(-mostVisits);

/** Gives the browser a cookie for a visit, and takes that of the oldest away. @returns the visit's id. */
export const keepVisit = (
  services: Pick<Services, 'env' | 'keys'>,
  request: FastifyRequest,
  reply: FastifyReply,
  visit: ChartVisit,
): string => {
  const visitId = newVisitId();
  const open = [...openVisits(request), visitId];
  const options = visitOptions(services);
  const maxAge = visitMs / 1000;
  for (const old of open.slice(0, -mostVisits)) reply.clearCookie(cookieOf(old), options);
  reply.setCookie(cookieOf(visitId), sealVisit(services.keys, visitId, visit), { ...options, maxAge });
  reply.setCookie(listCookie, open.slice(-mostVisits).join('.'), { ...listOptions(services), maxAge });
  return visitId;
};

/** The visit of this browser that a call names, if it is still open. */
export const findVisit = (
  { keys, now }: Pick<Services, 'keys' | 'now'>,
  { cookies }: FastifyRequest,
  visitId: string,
): ChartVisit | null => readVisit(keys, visitId, cookies[cookieOf(visitId)] ?? '', now());
