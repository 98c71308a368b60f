import type { Opens } from '@soundings/contract/endpoint';
import { isServedByHttps } from '#/env.ts';
import { addDeviceClaim, findDevice } from '#/platform/http/device-cookie.ts';
import type { Visitor } from '#/platform/http/router.ts';
import { keyedHash } from '#/platform/keys/keys.ts';
import { findMemory, type Memory, remember, toNetwork } from '#/platform/rate-limit/rate-limit.ts';
import type { Services } from '#/platform/services.ts';
import { openSharePassword } from './share-project.ts';
import type { Shared } from './shares.store.ts';

const cookieName = 'visitor';
const cookieSeconds = 90 * 86_400;
const maxProjects = 20;
const provedFromNetwork: Memory = { name: 'share-password-proved', seconds: 86_400 };

export interface KnownVisitor {
  readonly browser: string | null;
  readonly isFading: boolean;
}

/** Bound to the password: with another one everybody is a stranger, so that an old visit gives no tries at the new one. */
const cookieClaim = ({ keys }: Pick<Services, 'keys'>, { project, share }: Shared, part: Opens): string[] | null => {
  const password = openSharePassword(keys, share, part);
  return password === null ? null : ['share', project.id, password];
};
/** Checked where there is no such project, so that timing tells nothing. */
const noClaim = ['share', '', ''];

const networkSubject = ({ keys }: Pick<Services, 'keys'>, claim: readonly string[], { request }: Visitor): string =>
  keyedHash(keys.browserMark, ...claim, toNetwork(request.ip));

export const findKnownVisitor = async (
  services: Services,
  found: Shared | null,
  part: Opens,
  visitor: Visitor,
): Promise<KnownVisitor | null> => {
  const { db, keys, now } = services;
  const claim = (found && cookieClaim(services, found, part)) ?? noClaim;
  const browser = findDevice(keys.browserMark, visitor.request.cookies[cookieName], ...claim);
  if (browser) return { browser, isFading: false };
  const memory = await findMemory(db, provedFromNetwork, networkSubject(services, claim, visitor), now());
  return memory === 'no' ? null : { browser: null, isFading: memory === 'fading' };
};

export const rememberVisitor = async (
  services: Services,
  { found, known, part }: { found: Shared; known: KnownVisitor | null; part: Opens },
  visitor: Visitor,
): Promise<void> => {
  const { db, env, keys, now } = services;
  const claim = cookieClaim(services, found, part);
  if (!claim || known?.browser) return;
  const marked = addDeviceClaim(keys.browserMark, visitor.request.cookies[cookieName], maxProjects, ...claim);
  visitor.reply?.setCookie(cookieName, marked, {
    httpOnly: true,
    sameSite: 'strict',
    secure: isServedByHttps(env),
    path: '/',
    maxAge: cookieSeconds,
  });
  if (!known || known.isFading) await remember(db, provedFromNetwork, networkSubject(services, claim, visitor), now());
};
