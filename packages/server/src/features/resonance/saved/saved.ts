import { randomUUID } from 'node:crypto';
import { savedLimits } from '@soundings/contract/resonance/analysis-choices';
import type { Saved } from '@soundings/contract/resonance/saved';
import type { Dataset, Variable } from '@soundings/engine/crosstab/dataset/dataset';
import { filterMask } from '@soundings/engine/crosstab/dataset/filter';
import { lockExistingProject } from '#/features/projects/change-project.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { canDeleteAnySaved } from '../resonance.policy.ts';
import { countSavedBy, findSaved, putSaved, type StoredSaved } from './saved.store.ts';

export const listSaved = async (
  { db }: Pick<Services, 'db'>,
  projectId: string,
  dataset: Dataset,
  seenBy: Caller | null,
): Promise<Saved[]> => (await findSaved(db, projectId)).map((saved) => present(saved, dataset, seenBy));

const present = (saved: StoredSaved, dataset: Dataset, seenBy: Caller | null): Saved => {
  const { id, kind, name, maker, createdBy, audiences, filterIds } = saved;
  const ids = audiences.map((audience) => findAudience(dataset, audience));
  const audienceIds = ids.filter((found) => found !== null);
  const isWholeFilter = kind === 'filter' && audienceIds.length === audiences.length;
  return {
    ...{ id, kind, name, filterIds, audienceIds },
    respondents: isWholeFilter ? filterMask(dataset, audienceIds).respondents : null,
    missing: audiences.filter((_, i) => ids[i] === null),
    createdBy: maker,
    mayDelete: seenBy !== null && (createdBy === seenBy.id || canDeleteAnySaved(seenBy)),
  };
};

const findAudience = ({ variables }: Dataset, { header, label }: Saved['missing'][number]): string | null => {
  const audiences = variables.flatMap((variable) => (variable.header === header ? variable.audiences : []));
  return audiences.find((audience) => audience.label === label)?.id ?? null;
};

interface NewSaved extends Pick<Saved, 'kind' | 'name'> {
  readonly audienceIds: readonly string[];
  readonly filterIds: readonly string[];
}

/** Throws notFound for audiences and filters that the project does not have, and tooManyViews. */
export const save = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  projectId: string,
  dataset: Dataset,
  { kind, name, audienceIds, filterIds }: NewSaved,
): Promise<Saved> => {
  const audiences = nameAudiences(dataset, audienceIds);
  return db.transaction(async (tx) => {
    await lockExistingProject(tx, projectId);
    const known = new Set((await findSaved(tx, projectId)).flatMap((own) => (own.kind === 'filter' ? [own.id] : [])));
    if (filterIds.some((id) => !known.has(id))) throw new AppError('notFound');
    const row = { id: randomUUID(), projectId, kind, name, createdBy: caller.id, createdOn: now() };
    const id = await putSaved(tx, { ...row, audiences, filterIds: [...filterIds] });
    if ((await countSavedBy(tx, projectId, caller.id)) > savedLimits.perUser) throw new AppError('tooManyViews');
    return present((await findSaved(tx, projectId)).find((own) => own.id === id)!, dataset, caller);
  });
};

const nameAudiences = ({ variables }: Dataset, audienceIds: readonly string[]): Saved['missing'] => {
  const wanted = new Set(audienceIds);
  const named = variables.flatMap(({ header, audiences }) =>
    audiences.filter(({ id }) => wanted.delete(id)).map(({ label }) => ({ header, label })),
  );
  if (wanted.size > 0) throw new AppError('notFound');
  return named;
};

/**
 * Saved filters as audiences of one variable, for the columns of a crosstab; null where none is asked for. Throws
 * notFound for one that is none, or whose audiences are not all there any more.
 */
export const toColumns = async (
  services: Pick<Services, 'db'>,
  projectId: string,
  dataset: Dataset,
  filterIds: readonly string[],
  header: string,
): Promise<Variable | null> => {
  if (filterIds.length === 0) return null;
  const saved = await listSaved(services, projectId, dataset, null);
  const audiences = [...new Set(filterIds)].map((id) => {
    const filter = saved.find((own) => own.id === id && own.kind === 'filter' && own.missing.length === 0);
    const mask = filter && filterMask(dataset, filter.audienceIds).mask;
    if (!mask) throw new AppError('notFound');
    return { id, label: filter.name, members: mask };
  });
  return { header, audiences };
};
