import type { Picture } from '@soundings/contract/endpoint';
import { sonarEndpoints as endpoints } from '@soundings/contract/sonar/dataset-endpoints';
import { loadProjectFor } from '#/features/projects/load-project-for.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { findLogo } from './logos.store.ts';

type Found = Awaited<ReturnType<typeof findLogo>>;

export const logosRoutes = (route: Route, services: Services): void => {
  const { db, storage } = services;
  const read = async (found: Found): Promise<Picture> => {
    if (!found?.logoKey || !found.logoType) throw new AppError('notFound');
    return { contentType: found.logoType as Picture['contentType'], content: await storage.read(found.logoKey) };
  };
  /** A crawl or a deletion may take the file away between the row and it: then the row says something else by now. */
  const pictureOf = async (found: Found, find: () => Promise<Found>): Promise<Picture> => {
    try {
      return await read(found);
    } catch (error) {
      const now = await find();
      if (now?.logoKey === found?.logoKey) throw error;
      return read(now);
    }
  };

  route(endpoints.logo, async ({ caller, params }) => {
    const find = () => findLogo(db, params.id);
    const found = await find();
    if (!found) throw new AppError('notFound');
    await loadProjectFor(services, caller, found.projectId, 'SONAR');
    return pictureOf(found, find);
  });
  route(endpoints.sharedLogo, async ({ consumer, query }) => {
    const find = () => findLogo(db, query.id, consumer.projectId);
    return pictureOf(await find(), find);
  });
};
