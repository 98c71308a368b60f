import type { FastifyRequest } from 'fastify';
import type { Env } from '#/env.ts';
import { productName } from '#/platform/mail/letterhead.ts';

/** Whom passkeys are for (WebAuthn): browsers give them to pages of this origin alone. */
export interface RelyingParty {
  readonly name: string;
  readonly id: string;
  readonly origin: string;
}

/**
 * PUBLIC_URL, else this machine by its name: passkeys are of names, and no browser makes one for `127.0.0.1`. Nothing that
 * a request says of itself counts.
 */
export const relyingParty = (env: Env, { socket }: FastifyRequest): RelyingParty => {
  const { hostname, origin } = new URL(env.PUBLIC_URL ?? `http://localhost:${socket.localPort ?? env.PORT}`);
  return { name: productName, id: hostname, origin };
};
