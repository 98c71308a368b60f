import type { VendorKind } from '@soundings/contract/ai/ai-choices';
import { z } from 'zod';
import { FetchError } from '#/platform/fetch/fetch-error.ts';
import { askVendor, type VendorAnswer } from '#/platform/fetch/vendor-http.ts';
import { AiError } from '../ai-engine.ts';
import { ownHeaders, type VendorAccount } from './vendor-models.ts';

const maxModels = 500;
const OpenAiList = z.object({ data: z.array(z.object({ id: z.string().max(200) })) });
const GoogleList = z.object({
  models: z.array(z.object({ name: z.string().max(200), supportedGenerationMethods: z.array(z.string()).default([]) })),
});

interface Listing {
  readonly path: string;
  headers(account: VendorAccount): Record<string, string>;
  /** Throws a ZodError. */
  names(body: unknown): string[];
}

const byBearer: Listing = {
  path: '/models',
  headers: ownHeaders,
  names: (body) => OpenAiList.parse(body).data.map(({ id }) => id),
};

const listings: Readonly<Record<VendorKind, Listing>> = {
  OPEN_AI: byBearer,
  COMPATIBLE: byBearer,
  ANTHROPIC: {
    ...byBearer,
    path: '/models?limit=1000',
    headers: ({ key }) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
  },
  GOOGLE: {
    path: '/models?pageSize=1000',
    headers: ({ key }) => ({ 'x-goog-api-key': key }),
    names: (body) => GoogleList.parse(body).models.map(({ name }) => name.replace(/^models\//, '')),
  },
};

/** The models that a key may use, by name: a call that costs nothing and proves the key. Throws an AiError, or the signal's reason. */
export const listModels = async (account: VendorAccount, signal: AbortSignal): Promise<string[]> => {
  const { path, headers, names } = listings[account.kind];
  const answer = await call(account, path, headers(account), signal);
  const { status } = answer;
  if (status === 401 || status === 403 || isWrongKeyOfGoogle(answer)) throw new AiError('keyInvalid');
  if (status === 402) throw new AiError('quotaSpent');
  if (status === 429 || status >= 500) throw new AiError('busy');
  if (status === 404) throw new AiError('unreachable');
  try {
    return names(answer.body).slice(0, maxModels).sort();
  } catch (cause) {
    throw new AiError('badAnswer', { cause });
  }
};

const isWrongKeyOfGoogle = ({ status, body }: VendorAnswer): boolean =>
  status === 400 && /API key not valid|API_KEY_INVALID/.test(JSON.stringify(body ?? ''));

const addressOf = ({ baseUrl, apiVersion }: VendorAccount, path: string): URL => {
  const url = new URL(`${baseUrl}${path}`);
  if (apiVersion) url.searchParams.set('api-version', apiVersion);
  return url;
};

const call = async (account: VendorAccount, path: string, headers: Record<string, string>, signal: AbortSignal) => {
  try {
    return await askVendor(
      { url: addressOf(account, path), headers: headers },
      {
        signal,
        timeoutMs: 15_000,
        maxBytes: 4 * 1024 * 1024,
        tries: 1,
        maxWaitMs: 0,
        now: () => new Date(),
        guarded: account.guarded,
      },
    );
  } catch (error) {
    signal.throwIfAborted();
    const isBad = error instanceof FetchError && ['badAnswer', 'tooLarge'].includes(error.reason);
    throw new AiError(isBad ? 'badAnswer' : 'unreachable', { cause: error });
  }
};
