import type { Endpoint } from '@soundings/contract/endpoint';
import { ApiError } from './api-error.ts';
import { type CallInput, fetchAnswer } from './call.ts';

const nameIn = (header: string | null): string => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  return encoded === undefined ? 'download' : decodeURIComponent(encoded);
};

/**
 * Makes a call that answers with a file, and saves it under the name that the server gives. Saved when it is here as
 * a whole: one that breaks off half-way is an error, never a file that looks complete. Throws as `call` does.
 */
export async function download<E extends Endpoint & { readonly download: string }>(
  endpoint: E,
  input: CallInput<E>,
): Promise<void> {
  const answer = await fetchAnswer(endpoint, input);
  const file = await answer.blob().catch((error: unknown) => {
    if (input.signal?.aborted) throw error;
    throw new ApiError('connectionError', 0);
  });
  const link = document.createElement('a');
  link.download = nameIn(answer.headers.get('content-disposition'));
  link.href = URL.createObjectURL(file);
  link.click();
  // The browser has begun to save by then; before, some have not.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
