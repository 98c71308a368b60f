import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#/platform/http/app-error.ts';
import { hangUpOnEndless } from '#/platform/http/hang-up-on-endless.ts';

/** For the headings of the parts, and small fields that a form may send along. */
const bytesAroundFile = 1_048_576;

/** Fails once more has arrived than a file of `maxBytes` takes: what has no end may also be a heading or a field. */
const arrivesTooMuch = ({ raw }: FastifyRequest, maxBytes: number): Promise<never> =>
  new Promise((_, reject) => {
    let bytes = 0;
    const count = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes <= maxBytes + bytesAroundFile) return;
      raw.off('data', count);
      hangUpOnEndless(raw);
      reject(new AppError('payloadTooLarge'));
    };
    raw.on('data', count);
  });

/**
 * The one file of an upload. Throws unsupportedMediaType where there is none; reading it fails with payloadTooLarge once
 * it is larger, and not only when it ends: it may have no end.
 */
export const uploadedFile = async (request: FastifyRequest, maxBytes: number): Promise<MultipartFile> => {
  const coming = request.file({ limits: { fileSize: maxBytes } });
  const upload = await Promise.race([coming, arrivesTooMuch(request, maxBytes)]);
  if (!upload) throw new AppError('unsupportedMediaType');
  const { file } = upload;
  const refuse = (): void => void file.destroy(new AppError('payloadTooLarge'));
  if (file.truncated) refuse();
  else file.once('limit', refuse);
  return upload;
};
