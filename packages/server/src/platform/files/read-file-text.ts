import { AppError } from '#/platform/http/app-error.ts';
import { createLimit } from '#/platform/keys/limit.ts';
import { runTextWorker } from './run-text-worker.ts';
import type { FileText } from './text-collector.ts';
import type { TextFileType } from './text-file-type.ts';
import { UnreadableFileError } from './unreadable-file-error.ts';

/** Characters that are kept of a file. */
export const fileTextCharacters = 200_000;

/** Each takes a processor and memory of its own. */
const inTurn = createLimit(2, 16);

/**
 * The text of a file that lies at `path`, cut at 200,000 characters. Throws unsupportedMediaType where the content is
 * not of this type, fileCannotBeRead where it is damaged, locked, has no text or takes too much, serviceUnavailable
 * where too many wait, requestCancelled once nobody waits for it.
 */
export const readFileText = async (path: string, type: TextFileType, signal?: AbortSignal): Promise<FileText> => {
  const answer = await inTurn(async () => {
    if (signal?.aborted) throw new AppError('requestCancelled');
    return runTextWorker({ path, type, mostCharacters: fileTextCharacters }, signal);
  }).catch((error) => {
    throw signal?.aborted ? new AppError('requestCancelled') : error;
  });
  if ('text' in answer) return answer;
  if (answer.refusal === 'foreign') throw new AppError('unsupportedMediaType');
  const { code, fileErrors } = new UnreadableFileError(`textNotRead_${answer.refusal}`, {});
  throw new AppError(code, { fileErrors });
};
