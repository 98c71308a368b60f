import { randomBytes } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import { chartPath } from '@soundings/contract/resonance/chart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isServedByHttps } from '#/env.ts';
import { type Keys, seal, unseal } from '#/platform/keys/keys.ts';
import type { Services } from '#/platform/services.ts';

export const visitMs = 3_600_000;

const ChartVisit = z.object({
  projectId: z.uuid(),
  /** Milliseconds since 1970. */
  until: z.number(),
  by: z.union([z.object({ sessionId: z.uuid() }), z.object({ projectName: z.string(), projectPassword: z.string() })]),
});
export type ChartVisit = z.infer<typeof ChartVisit>;

const maxVisits = 5;

/** A letter first: an address takes digits alone for a number. */
const newVisitId = (): string => `v${randomBytes(8).toString('hex')}`;
const isVisitId = (text: string): boolean => /^v[\da-f]{16}$/.test(text);

const cookieName = (visitId: string): string => `chart-${visitId}`;
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
  (cookies[listCookie] ?? '').split('.').filter(isVisitId).slice(-maxVisits);

/** Gives the browser a cookie for a visit, and takes that of the oldest away. @returns the visit's id. */
export const setVisitCookie = (
  services: Pick<Services, 'env' | 'keys'>,
  request: FastifyRequest,
  reply: FastifyReply,
  visit: ChartVisit,
): string => {
  const visitId = newVisitId();
  const open = [...openVisits(request), visitId];
  const options = visitOptions(services);
  const maxAge = visitMs / 1000;
  for (const old of open.slice(0, -maxVisits)) reply.clearCookie(cookieName(old), options);
  reply.setCookie(cookieName(visitId), sealVisit(services.keys, visitId, visit), { ...options, maxAge });
  reply.setCookie(listCookie, open.slice(-maxVisits).join('.'), { ...listOptions(services), maxAge });
  return visitId;
};

export const findVisit = (
  { keys, now }: Pick<Services, 'keys' | 'now'>,
  { cookies }: FastifyRequest,
  visitId: string,
): ChartVisit | null => readVisit(keys, visitId, cookies[cookieName(visitId)] ?? '', now());

const sealContext = (visitId: string): string => `chart visit ${visitId}`;

/** Sealed for its own visit id: under another one it cannot be read. */
const sealVisit = ({ chartCookie }: Keys, visitId: string, visit: ChartVisit): string =>
  seal(chartCookie, JSON.stringify(visit), sealContext(visitId));

const readVisit = ({ chartCookie }: Keys, visitId: string, sealed: string, now: Date): ChartVisit | null => {
  try {
    const visit = ChartVisit.parse(JSON.parse(unseal(chartCookie, sealed, sealContext(visitId))));
    return visit.until > now.getTime() ? visit : null;
  } catch {
    return null;
  }
};
