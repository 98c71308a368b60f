import { picturesEndpoints as endpoints } from '@soundings/contract/pictures/pictures';
import { AppError } from '#/platform/http/app-error.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { findPicture } from './pictures.store.ts';

const noScripts = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

export const picturesRoutes = (route: Route, { db, storage }: Services): void => {
  route(endpoints.picture, async ({ params, reply }) => {
    const picture = await findPicture(db, params.id);
    if (!picture) throw new AppError('notFound');
    const content = await storage.read(picture.storageKey);
    // Another logo has another address.
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    reply.header('content-security-policy', noScripts);
    return { contentType: picture.contentType, content };
  });
};
