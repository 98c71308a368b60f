import { endpoints } from 'virtual:endpoints';
import type { Answer } from '@soundings/contract/endpoint';
import type { endpoints as contract } from '@soundings/contract/endpoints';
import type { WeightingRequest } from '@soundings/contract/resonance/weighting';
import { queryOptions } from '@tanstack/react-query';
import { useEditAction } from '#/features/projects/project-forms.api.ts';
import { call } from '#/lib/api/call.ts';
import { resonanceKey } from '../resonance.api.ts';

export type WeightingState = Answer<(typeof contract)['resonanceWeighting']>;

export const weightingQuery = (id: string) =>
  queryOptions({
    queryKey: [...resonanceKey(id), 'weighting'],
    queryFn: ({ signal }) => call(endpoints.resonanceWeighting, { params: { id }, signal }),
  });

export const useWeight = (id: string, onFailed: (error: Error) => boolean) =>
  useEditAction({
    call: (body: WeightingRequest) => call(endpoints.weightResonance, { params: { id }, body }),
    done: 'resonanceWeighting.done',
    failed: 'resonanceWeighting.failed',
    onFailed,
  });

export const useUnweight = (id: string) =>
  useEditAction({
    call: () => call(endpoints.unweightResonance, { params: { id } }),
    done: 'resonanceWeighting.removed',
    failed: 'resonanceWeighting.removeFailed',
  });
