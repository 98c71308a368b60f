import { randomUUID } from 'node:crypto';
import type { SavedView } from '@soundings/contract/sonar/saved-views';
import { savedViewLimits } from '@soundings/contract/sonar/score-choices';
import { holdProject } from '#/features/projects/hold-project.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { countViewsBy, findViews, putView } from './views.store.ts';

/** Keeps a view of the caller; one of theirs with the same name is replaced. Throws notFound and tooManyViews. */
export const saveView = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  projectId: string,
  { name, search }: Pick<SavedView, 'name' | 'search'>,
): Promise<SavedView> =>
  db.transaction(async (tx) => {
    await holdProject(tx, projectId);
    const row = { id: randomUUID(), projectId, name, search, createdBy: caller.id, createdOn: now() };
    const id = await putView(tx, row);
    if ((await countViewsBy(tx, projectId, caller.id)) > savedViewLimits.views) throw new AppError('tooManyViews');
    return (await findViews(tx, projectId, caller)).find((view) => view.id === id)!;
  });
