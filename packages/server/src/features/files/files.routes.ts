import type { MultipartFile } from '@fastify/multipart';
import { filesEndpoints as endpoints } from '@soundings/contract/files/parse-file';
import { textFileType } from '#/platform/file-text/file-text.ts';
import { readFileText } from '#/platform/file-text/read-file-text.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { requestSignal } from '#/platform/http/connection.ts';
import { safeFileName } from '#/platform/http/file-names.ts';
import type { Route } from '#/platform/http/router.ts';
import { uploadedFile, withTemporaryFile } from '#/platform/http/uploads.ts';

export const filesRoutes = (route: Route): void => {
  route(endpoints.parseFile, async ({ request, reply }) =>
    parseFile(await uploadedFile(request, endpoints.parseFile.upload.maxBytes), requestSignal(reply)),
  );
};

const parseFile = async (file: MultipartFile, signal: AbortSignal) => {
  const fileName = safeFileName(file.filename);
  const type = textFileType(fileName);
  if (!type) throw new AppError('unsupportedMediaType');
  const { text, isCut } = await withTemporaryFile(file, (path) => readFileText(path, type, signal));
  return { fileName, type, text, characters: text.length, isCut };
};
