import type { MultipartFile } from '@fastify/multipart';
import { readFileText } from '#/platform/files/read-file-text.ts';
import { textFileType } from '#/platform/files/text-file-type.ts';
import { withTemporaryFile } from '#/platform/files/with-temporary-file.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { safeFileName } from '#/platform/http/safe-file-name.ts';

/** The text of an uploaded file. Throws as readFileText, and unsupportedMediaType for an ending that is not read. */
export const parseFile = async (file: MultipartFile, signal: AbortSignal) => {
  const fileName = safeFileName(file.filename);
  const type = textFileType(fileName);
  if (!type) throw new AppError('unsupportedMediaType');
  const { text, isCut } = await withTemporaryFile(file, (path) => readFileText(path, type, signal));
  return { fileName, type, text, characters: text.length, isCut };
};
