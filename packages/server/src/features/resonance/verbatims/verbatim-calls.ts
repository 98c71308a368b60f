import { done } from '@soundings/contract/endpoint';
import type { resonanceCalls } from '@soundings/contract/resonance/calls';
import type { ProjectHandlers } from '#/features/projects/project-routes.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import type { LoadedDataset } from '../calculations/datasets.ts';
import type { LoadedResonance } from '../resonance.store.ts';
import { openVerbatims } from './verbatims.ts';

type VerbatimCalls = Pick<
  typeof resonanceCalls,
  'verbatimQuestions' | 'searchVerbatims' | 'codeShares' | 'saveCode' | 'deleteCode' | 'setCoded'
>;

/** Throws notFound where the project has no respondents. */
export const verbatimCalls = (
  services: Services,
  read: (loaded: LoadedResonance) => Promise<LoadedDataset>,
): ProjectHandlers<VerbatimCalls, LoadedResonance> => {
  const verbatims = openVerbatims(services);
  const withRespondents = (loaded: LoadedResonance): LoadedResonance => {
    if (loaded.project.dataStructure === 'messages') throw new AppError('notFound');
    return loaded;
  };
  return {
    verbatimQuestions: ({ project, signal }) => verbatims.questions(withRespondents(project), signal),
    searchVerbatims: async ({ project, request, signal }) =>
      verbatims.search(project, await read(withRespondents(project)), request, signal),
    codeShares: async ({ project, request, signal }) =>
      verbatims.shares(project, await read(withRespondents(project)), request, signal),
    saveCode: ({ project, request, signal }) => verbatims.saveCode(withRespondents(project), request, signal),
    deleteCode: async ({ project, request }) => {
      await verbatims.deleteCode(project, request.codeId);
      return done;
    },
    setCoded: async ({ project, request }) => {
      await verbatims.setCoded(project, request);
      return done;
    },
  };
};
