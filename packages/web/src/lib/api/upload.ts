import type { Answer, Endpoint } from '@soundings/contract/endpoint';
import { ApiError, apiErrorFrom } from './api-error.ts';
import { buildAddress, type CallInput } from './call.ts';
import { mayRefresh, refreshSession } from './session.ts';

export interface UploadProgress {
  /** Bytes sent so far, and in all. */
  sent: number;
  total: number;
}

type UploadInput<E extends Endpoint> = CallInput<E> & {
  file: File;
  fields?: Readonly<Record<string, string>>;
  onProgress?: (progress: UploadProgress) => void;
};

const post = (method: string, address: string, input: UploadInput<Endpoint>) =>
  new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const form = new FormData();
    for (const [name, text] of Object.entries(input.fields ?? {})) form.append(name, text);
    form.append('file', input.file);
    request.open(method, address);
    request.upload.onprogress = ({ loaded, total }) => input.onProgress?.({ sent: loaded, total });
    request.onload = () => resolve({ status: request.status, body: parse(request.responseText) });
    request.onerror = async () =>
      reject(new ApiError((await isReadable(input.file)) ? 'connectionError' : 'fileCannotBeRead', 0));
    request.onabort = () => reject(input.signal?.reason ?? new DOMException('Aborted', 'AbortError'));
    request.onloadend = () => input.signal?.removeEventListener('abort', abort);
    input.signal?.throwIfAborted();
    input.signal?.addEventListener('abort', abort);
    request.send(form);
  });

/** A file that was changed or moved since it was chosen can't be read any more. */
const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Sends one file to an upload endpoint and tells how far it is. XMLHttpRequest: fetch cannot report what was sent. */
export async function upload<E extends Endpoint>(endpoint: E, input: UploadInput<E>): Promise<Answer<E>> {
  const address = buildAddress(endpoint, input);
  const began = Date.now();
  let answer = await post(endpoint.method, address, input);
  if (mayRefresh(endpoint.path, answer.status)) {
    await refreshSession(began);
    answer = await post(endpoint.method, address, input);
  }
  if (answer.status < 200 || answer.status > 299) throw apiErrorFrom(answer.status, answer.body);
  return answer.body as Answer<E>;
}
