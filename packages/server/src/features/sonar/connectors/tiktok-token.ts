import { z } from 'zod';
import type { Given } from './connector.ts';
import type { Source } from './source.ts';
import type { Ask } from './vendor-call.ts';

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

interface Kept {
  readonly token: string;
  readonly until: number;
}
/** One token for all accounts of a run; forgotten with the source it was given for. */
const tokens = new WeakMap<Source, Kept>();
const marginMs = 60_000;

/** The token to ask with: the secret itself, or what TikTok gives for a client key and its secret (for two hours). */
export const tiktokToken = async (ask: Ask, { source, now }: Given): Promise<string> => {
  if (source.id === undefined) return source.secret;
  const known = tokens.get(source);
  if (known && known.until > now().getTime()) return known.token;
  const form = { client_key: source.id, client_secret: source.secret, grant_type: 'client_credentials' };
  const given = await ask({ path: '/oauth/token/', body: { form } }, Token);
  tokens.set(source, { token: given.access_token, until: now().getTime() + given.expires_in * 1000 - marginMs });
  return given.access_token;
};
