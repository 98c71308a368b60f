import type { Project } from '#/features/projects/projects.tables.ts';
import { oncePer } from '#/platform/cache.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { createScores, type LoadedScores } from './loaded-scores.ts';
import { ensureReference, needsNewReference } from './settle-reference.ts';

export const openScores = oncePer((services: Services) => {
  const loadScores = createScores(services);

  const settling = new Map<string, Promise<void>>();
  const settled = (id: string): Promise<void> => {
    const running = settling.get(id) ?? ensureReference(services, id).finally(() => settling.delete(id));
    settling.set(id, running);
    return running;
  };

  /**
   * A reference is there as soon as figures are: where its freezing was cut off, it is made up for. One of a former rule
   * is corrected before anybody sees scores again, and says so itself.
   */
  const loadSettled = async ({ id }: Project): Promise<LoadedScores> => {
    const loaded = await loadScores(id);
    if (!needsNewReference(loaded.reference)) return loaded;
    await settled(id);
    return loadScores(id);
  };

  return { current: loadScores, settled: loadSettled };
});

/** The places of brands by their ids. Throws notFound for one that is not the project's. */
export const placesOf = ({ roll }: LoadedScores, ids: readonly string[]): number[] => {
  const places = new Map(roll.brands.map(({ id }, place) => [id, place]));
  return ids.map((id) => {
    const place = places.get(id);
    if (place === undefined) throw new AppError('notFound');
    return place;
  });
};
