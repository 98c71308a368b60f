import { randomUUID } from 'node:crypto';
import type {
  weightingEndpoints as endpoints,
  Weighting,
  WeightingRequest,
} from '@soundings/contract/resonance/weighting';
import { messageFiguresInSteps } from '@soundings/engine/crosstab/calculations/figures';
import { among, countMembers, toPercent } from '@soundings/engine/crosstab/counting/tally';
import { allocateBits, orInto } from '@soundings/engine/crosstab/dataset/bits';
import type { Dataset } from '@soundings/engine/crosstab/dataset/dataset';
import { rakeInSteps } from '@soundings/engine/crosstab/weighting/rake';
import type { Steps } from '@soundings/engine/steps';
import type { z } from 'zod';
import { auditedProject, changeProject, setDataSummary } from '#/features/projects/change-project.ts';
import { assertNotInUse, userOwner } from '#/features/projects/status/leases.ts';
import type { Database } from '#/platform/db/database.ts';
import { runCooperatively } from '#/platform/event-loop.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { discardFiles, forgetDiscardedFile } from '#/platform/storage/discarded-files.store.ts';
import { answersKey } from '../calculations/datasets.ts';
import { type KeptMessage, keepMessages } from '../norms/kept-figures.ts';
import { areOverlapping, type ProjectResult, projectResult } from '../resonance.present.ts';
import { findResonanceProject, type LoadedResonance, setResonanceProject } from '../resonance.store.ts';
import { refuseRaking, toMargins } from './to-margins.ts';

const day = 24 * 60 * 60_000;

/**
 * Rakes the answers of a project, as its file has them, to the margins of a request; from then on all figures count by
 * these weights. Throws invalidRequest with what cannot be reached, and projectInUse.
 */
export const weightAnswers = async (
  services: Services,
  caller: Caller,
  loaded: LoadedResonance,
  { dataset, request, signal }: { dataset: Dataset; request: WeightingRequest; signal: AbortSignal },
): Promise<Weighting> => {
  const { db, storage, now } = services;
  const { respondents, weights: before } = dataset;
  const margins = toMargins(dataset, request);
  const options = { respondents, weights: before, largest: request.largest };
  const raked = await runCooperatively(rakeInSteps(margins, options), signal);
  if ('kind' in raked) return refuseRaking(raked, margins, request);
  const { weights, efficiency, rounds, deviation, cut, smallest, biggest } = raked;
  const facts = { efficiency, rounds, deviation: deviation * 100, cut, smallest, biggest };
  const weighting: Weighting = { ...request, ...facts };
  const figures = await runCooperatively(messageFiguresInSteps({ ...dataset, weights }, null), signal);
  const weightsKey = `resonance/${randomUUID()}`;
  await discardFiles(db, [weightsKey], new Date(now().getTime() + day));
  await storage.write(weightsKey, new Uint8Array(weights.buffer));
  const kept = { weightsKey, weighting, result: projectResult(figures), messages: keepMessages(dataset, figures) };
  await setWeights(services, caller, loaded, kept);
  return weighting;
};

/** All figures count by the file again. Throws projectInUse. */
export const unweightAnswers = async (
  services: Services,
  caller: Caller,
  loaded: LoadedResonance,
  { dataset, signal }: { dataset: Dataset; signal: AbortSignal },
): Promise<void> => {
  const figures = await runCooperatively(messageFiguresInSteps(dataset, null), signal);
  const [result, messages] = [projectResult(figures), keepMessages(dataset, figures)];
  await setWeights(services, caller, loaded, { weightsKey: null, weighting: null, result, messages });
};

interface NewWeights {
  readonly weightsKey: string | null;
  readonly weighting: Weighting | null;
  readonly result: ProjectResult;
  readonly messages: KeptMessage[];
}

const setWeights = (
  services: Services,
  caller: Caller,
  { project, resonance }: LoadedResonance,
  { weightsKey, weighting, result, messages }: NewWeights,
): Promise<void> =>
  auditedProject(services, { action: 'project.change', caller, target: project.projectName }, () =>
    changeProject(services, project.id, async (tx: Database) => {
      await assertNotInUse(tx, project.id, userOwner(caller));
      const last = await findResonanceProject(tx, project.id);
      // Other answers came meanwhile: these weights are not theirs.
      if (last?.datasetKey !== resonance.datasetKey) throw new AppError('projectInUse');
      const figures = { of: answersKey({ ...resonance, weightsKey }), messages };
      await setResonanceProject(tx, project.id, { weightsKey, weighting, figures });
      await setDataSummary(tx, project.id, { result });
      if (last.weightsKey) await discardFiles(tx, [last.weightsKey], services.now());
      if (weightsKey && !(await forgetDiscardedFile(tx, weightsKey))) throw new Error('the weights were tidied away');
    }),
  );

/** The variables that answers can be weighted to, with the shares that they have before. A step is an audience. */
export function* marginsInSteps(
  dataset: Dataset,
): Steps<z.output<typeof endpoints.resonanceWeighting.answer>['variables']> {
  const margins = [];
  for (const { header, audiences } of dataset.variables) {
    if (areOverlapping(audiences, dataset.respondents)) continue;
    const answered = allocateBits(dataset.respondents);
    for (const { members } of audiences) orInto(answered, members);
    yield;
    const all = among(dataset, answered, null);
    const counted = [];
    for (const { label, members } of audiences) {
      const tally = countMembers(dataset, all, members);
      counted.push({ label, base: tally.positive, percent: toPercent(tally) });
      yield;
    }
    margins.push({ header, unanswered: dataset.respondents - all.all.base, audiences: counted });
  }
  return margins;
}
