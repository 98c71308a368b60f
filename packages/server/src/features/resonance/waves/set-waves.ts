import type { WaveMatch } from '@soundings/contract/resonance/waves';
import { auditedProject, changeProject } from '#/features/projects/change-project.ts';
import { findOpenOf, openProjects } from '#/features/projects/load-project.ts';
import { AppError, refuseField } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import type { LoadedResonance } from '../resonance.store.ts';
import { loadResonance } from '../resonance-projects.ts';
import { findWaves, setWaves } from './waves.store.ts';

interface GivenWaves {
  readonly earlier: readonly string[];
  readonly matches: readonly WaveMatch[];
}

/** Throws notFound for a project that the caller may not open, and invalidRequest for one that is no wave. */
export const setEarlierWaves = async (
  services: Services,
  caller: Caller,
  { project }: LoadedResonance,
  { earlier, matches }: GivenWaves,
): Promise<void> => {
  if (new Set([project.id, ...earlier]).size <= earlier.length) refuseField('body.earlier', 'twice');
  const open = await findOpenOf(services, caller, earlier);
  for (const id of earlier) {
    if (!open.has(id)) throw new AppError('notFound');
    const wave = await loadResonance(services, id);
    if (wave.project.dataStructure === 'messages') refuseField('body.earlier', 'withoutRespondents');
  }
  const waves = earlier.map((waveId) => ({
    waveId,
    matches: matches.filter((match) => match.waveId === waveId).map(({ kind, own, other }) => ({ kind, own, other })),
  }));
  await auditedProject(services, { action: 'project.change', caller, target: project.projectName }, () =>
    changeProject(services, project.id, (tx) => setWaves(tx, project.id, waves)),
  );
};

export const describeWaves = async (services: Services, caller: Caller, { project }: LoadedResonance) => {
  const stored = await findWaves(services.db, project.id);
  const open = await openProjects(services, caller, ['RESONANCE']);
  const named = stored.map(({ waveId, projectName }) => ({ id: waveId, projectName }));
  const others = open.filter(({ id }) => id !== project.id && !named.some((wave) => wave.id === id));
  return {
    earlier: stored.map(({ waveId }) => waveId),
    matches: stored.flatMap(({ waveId, matches }) => matches.map((match) => ({ waveId, ...match }))),
    choices: [...named, ...others.map(({ id, projectName }) => ({ id, projectName }))],
  };
};
