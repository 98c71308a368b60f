import type { Answer, Endpoint, Request } from '@soundings/contract/endpoint';
import { ApiError, apiErrorFrom } from './api-error.ts';
import { mayRefresh, refreshSession } from './session.ts';

export type CallInput<E extends Endpoint> = Request<E> & { signal?: AbortSignal | undefined };
type LooseInput = { params?: object; query?: object; body?: unknown; signal?: AbortSignal | undefined };

export const buildAddress = (endpoint: Endpoint, { params = {}, query = {} }: LooseInput): string => {
  const given = params as Record<string, unknown>;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
};

const send = (endpoint: Endpoint, input: LooseInput): Promise<Response> => {
  const init: RequestInit = {
    method: endpoint.method,
    credentials: 'same-origin',
    headers: { accept: 'application/json' },
  };
  if (input.signal) init.signal = input.signal;
  // Also what is asked for when the page is left.
  if (endpoint.method === 'DELETE') init.keepalive = true;
  if (endpoint.body) {
    init.headers = { ...init.headers, 'content-type': 'application/json' };
    init.body = JSON.stringify(input.body ?? {});
  }
  return fetch(buildAddress(endpoint, input), init).catch((error: unknown) => {
    if (input.signal?.aborted) throw error;
    throw new ApiError('connectionError', 0);
  });
};

/**
 * The answer to one call before it is read. Throws `ApiError`, or the signal's reason when aborted.
 * A refusal that a fresh access token may cure is tried once more after the shared refresh, never twice.
 */
export const fetchAnswer = async (endpoint: Endpoint, input: LooseInput): Promise<Response> => {
  const began = Date.now();
  let answer = await send(endpoint, input);
  if (mayRefresh(endpoint.path, answer.status)) {
    await refreshSession(began);
    answer = await send(endpoint, input);
  }
  if (!answer.ok) {
    const error = apiErrorFrom(answer.status, await answer.json().catch(() => null));
    error.isOfConsumer = endpoint.path.startsWith('/api/consumer/');
    throw error;
  }
  return answer;
};

/** Makes one call of the contract. Throws as `fetchAnswer` does. */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[given]: object extends CallInput<E> ? [given?: CallInput<E>] : [given: CallInput<E>]
): Promise<Answer<E>> {
  const answer = await fetchAnswer(endpoint, given ?? {});
  return (await answer.json().catch(() => null)) as Answer<E>;
}
