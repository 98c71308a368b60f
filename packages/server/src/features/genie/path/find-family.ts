import { findOpenOf, openProjects } from '#/features/projects/load-project.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import { textKey } from '#/features/writing/text-key.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { findLinks, findMeasuredOf, findPredictedOf } from './path.store.ts';

/** More projects than anybody hands messages through; a family of more is cut here. */
const most = 60;

/**
 * Projects that sent messages to one another, from one on: those that the caller may open, each by a way through such
 * alone. A survey's begins with the projects that have predicted its messages.
 */
export const findFamily = async (
  services: Pick<Services, 'db'>,
  caller: Caller,
  { id, projectType }: Pick<Project, 'id' | 'projectType'>,
): Promise<string[]> => {
  const first = projectType === 'RESONANCE' ? await findPredicting(services, caller, id) : [id];
  const family = new Set(first);
  for (let fresh = first; fresh.length > 0 && family.size < most; ) {
    const links = await findLinks(services.db, fresh);
    const others = new Set(links.flatMap(({ one, other }) => [one, other]).filter((each) => !family.has(each)));
    fresh = [...(await findOpenOf(services, caller, [...others]))].slice(0, most - family.size);
    for (const each of fresh) family.add(each);
  }
  return [...family];
};

const findPredicting = async (services: Pick<Services, 'db'>, caller: Caller, surveyId: string): Promise<string[]> => {
  const { db } = services;
  const asked = new Set((await findMeasuredOf(db, surveyId)).map(({ key }) => key));
  if (asked.size === 0) return [];
  const open = await openProjects(services, caller, ['GENIE', 'GENIE_GO']);
  const predicted = await findPredictedOf(
    db,
    open.map(({ id }) => id),
  );
  return [...new Set(predicted.filter(({ text }) => asked.has(textKey(text))).map(({ projectId }) => projectId))];
};
