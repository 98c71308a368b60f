import { filesEndpoints as endpoints } from '@soundings/contract/files/parse-file';
import { uploadedFile } from '#/platform/files/uploaded-file.ts';
import { signalOf } from '#/platform/http/abort-signal.ts';
import type { Route } from '#/platform/http/router.ts';
import { parseFile } from './parse-file.ts';

export const filesRoutes = (route: Route): void => {
  route(endpoints.parseFile, async ({ request, reply }) =>
    parseFile(await uploadedFile(request, endpoints.parseFile.upload.maxBytes), signalOf(reply)),
  );
};
