import { FetchError } from './fetch-error.ts';

/** Reads a body until its end, as it is after decompression. Throws a FetchError as soon as there are too many bytes. */
export const readBody = async (
  body: AsyncIterable<Uint8Array> | null,
  declared: string | null,
  maxBytes: number,
): Promise<Uint8Array> => {
  if (Number(declared) > maxBytes) throw new FetchError('tooLarge');
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new FetchError('tooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
};
