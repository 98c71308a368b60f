import { utilEndpoints as endpoints } from '@soundings/contract/util';
import { signalOf } from '#/platform/http/connection.ts';
import type { Route } from '#/platform/http/router.ts';
import { uploadedFile } from '#/platform/http/uploads.ts';
import { parseFile } from './parse-file.ts';

export const filesRoutes = (route: Route): void => {
  route(endpoints.parseFile, async ({ request, reply }) =>
    parseFile(await uploadedFile(request, endpoints.parseFile.upload.maxBytes), signalOf(reply)),
  );
};
