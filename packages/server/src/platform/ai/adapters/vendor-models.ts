import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { VendorKind } from '@soundings/contract/ai/ai-choices';
import type { ImageModel, LanguageModel } from 'ai';
import { Agent, type BodyInit, type Dispatcher, FormData, fetch } from 'undici';

/** How a vendor is reached. The key goes into headers only: an address may be written to a log. */
export interface VendorAccount {
  readonly kind: VendorKind;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly key: string;
  /** How the key is sent, if not as the vendor's own interface wants it; Azure wants `api-key`. */
  readonly header?: { readonly name: string; readonly prefix: string } | undefined;
  /** Added to each address as `api-version`, as Azure wants it. */
  readonly apiVersion?: string | undefined;
  /** What guards the connection where somebody else than the server's owner has given the address. */
  readonly guarded?: Dispatcher | undefined;
}

export const vendorAddresses: Readonly<Record<Exclude<VendorKind, 'COMPATIBLE'>, string>> = {
  OPEN_AI: 'https://api.openai.com/v1',
  ANTHROPIC: 'https://api.anthropic.com/v1',
  GOOGLE: 'https://generativelanguage.googleapis.com/v1beta',
};

// The library writes its warnings to the console, beside the log.
globalThis.AI_SDK_LOG_WARNINGS = false;

// Time is bounded by whoever asks: first word, between words, in all.
const direct = new Agent({ headersTimeout: 0, bodyTimeout: 0 });

/** This fetch knows only forms of its own kind: another one would go out as the text of an object. */
const toOwnForm = (body: unknown): unknown => {
  if (!(body instanceof globalThis.FormData)) return body;
  const form = new FormData();
  for (const [name, value] of body) form.append(name, value);
  return form;
};

/** A redirect would carry the key to wherever it says, so it is an error. */
const fetchFor = ({ guarded }: VendorAccount) =>
  ((input: unknown, init: { readonly body?: unknown }) =>
    fetch(input as string, {
      ...init,
      body: toOwnForm(init.body) as BodyInit,
      redirect: 'error',
      dispatcher: guarded ?? direct,
    })) as unknown as typeof globalThis.fetch;

const optionsOf = (account: VendorAccount) => ({
  baseURL: account.baseUrl,
  apiKey: account.key,
  fetch: fetchFor(account),
});

/** A server of one's own may ask for no key, or want it in a header of its own. */
export const ownHeaders = ({ header, key }: VendorAccount): Record<string, string> => {
  if (key === '') return {};
  return header ? { [header.name]: `${header.prefix}${key}` } : { authorization: `Bearer ${key}` };
};

const compatible = (account: VendorAccount) =>
  createOpenAICompatible({
    baseURL: account.baseUrl,
    headers: ownHeaders(account),
    ...(account.apiVersion && { queryParams: { 'api-version': account.apiVersion } }),
    fetch: fetchFor(account),
    name: 'compatible',
    includeUsage: true,
    supportsStructuredOutputs: true,
  });

export const languageModel = (account: VendorAccount, model: string): LanguageModel => {
  switch (account.kind) {
    case 'OPEN_AI':
      return createOpenAI(optionsOf(account)).responses(model);
    case 'ANTHROPIC':
      return createAnthropic(optionsOf(account))(model);
    case 'GOOGLE':
      return createGoogle(optionsOf(account))(model);
    case 'COMPATIBLE':
      return compatible(account).chatModel(model);
  }
};

export const imageModel = (account: VendorAccount, model: string): ImageModel | null => {
  switch (account.kind) {
    case 'OPEN_AI':
      return createOpenAI(optionsOf(account)).image(model);
    case 'ANTHROPIC':
      return null;
    case 'GOOGLE':
      // Its other models do not draw in this way.
      return model.startsWith('gemini-') ? createGoogle(optionsOf(account)).image(model) : null;
    case 'COMPATIBLE':
      return compatible(account).imageModel(model);
  }
};
