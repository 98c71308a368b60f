import { waveLimits } from '@soundings/contract/resonance/analysis-choices';
import type { NameChange, NameGroup } from '@soundings/contract/resonance/waves';
import type { Dataset } from '@soundings/engine/crosstab/dataset/dataset';
import { auditedProject, changeProject } from '#/features/projects/change-project.ts';
import { findOpenOf } from '#/features/projects/load-project.ts';
import type { Database } from '#/platform/db/database.ts';
import { runCooperatively } from '#/platform/event-loop.ts';
import { AppError, refuseField } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import type { LoadedResonance } from '../resonance.store.ts';
import { loadResonance } from '../resonance-projects.ts';
import { changeMatches, nameGroupsInSteps } from './name-groups.ts';
import { findWaves, type StoredWave, setMatches } from './waves.store.ts';

interface Pair {
  readonly loaded: LoadedResonance;
  readonly waveId: string;
  readonly read: (loaded: LoadedResonance) => Promise<{ readonly dataset: Dataset }>;
}

/** Throws notFound for a wave that is none of the project's, or that the caller may not open. */
export const namesInWave = async (
  services: Services,
  caller: Caller,
  pair: Pair,
  signal: AbortSignal,
): Promise<NameGroup[]> => {
  const { own, other, matches } = await readBoth(services, caller, pair);
  const language = pair.loaded.project.settings.lang ?? 'en';
  return runCooperatively(nameGroupsInSteps(own, other, matches, language), signal);
};

/** Throws what reading does, and invalidRequest for a name that is not there. */
export const matchInWave = async (
  services: Services,
  caller: Caller,
  pair: Pair,
  change: NameChange,
): Promise<void> => {
  const { own, other } = await readBoth(services, caller, pair);
  const { id, projectName: target } = pair.loaded.project;
  await auditedProject(services, { action: 'project.change', caller, target }, () =>
    changeProject(services, id, async (tx) => {
      const wave = await getWave(tx, pair);
      const matches = changeMatches(own, other, wave.matches, change) ?? refuseField('body.own', 'unknown');
      if (matches.length > waveLimits.matches) refuseField('body.own', 'tooMany');
      await setMatches(tx, wave, matches);
    }),
  );
};

const readBoth = async (services: Services, caller: Caller, pair: Pair) => {
  const { loaded, waveId, read } = pair;
  const { matches } = await getWave(services.db, pair);
  if (!(await findOpenOf(services, caller, [waveId])).has(waveId)) throw new AppError('notFound');
  const { dataset: own } = await read(loaded);
  const { dataset: other } = await read(await loadResonance(services, waveId));
  return { own, other, matches };
};

const getWave = async (db: Database, { loaded, waveId }: Pair): Promise<StoredWave> => {
  const wave = (await findWaves(db, loaded.project.id)).find((one) => one.waveId === waveId);
  if (!wave) throw new AppError('notFound');
  return wave;
};
