import { endpoints } from 'virtual:endpoints';
import type { Answer, Request } from '@soundings/contract/endpoint';
import type { endpoints as contract } from '@soundings/contract/endpoints';
import type { NameChange } from '@soundings/contract/resonance/waves';
import { queryOptions } from '@tanstack/react-query';
import { useEditAction } from '#/features/projects/project-forms.api.ts';
import { call } from '#/lib/api/call.ts';
import { resonanceKey } from '../resonance.api.ts';

export type ChosenWaves = Answer<(typeof contract)['wavesOfResonance']>;
export type NewWaves = Request<(typeof contract)['setWavesOfResonance']>['body'];

export const chosenWavesQuery = (id: string) =>
  queryOptions({
    queryKey: [...resonanceKey(id), 'chosenWaves'],
    queryFn: ({ signal }) => call(endpoints.wavesOfResonance, { params: { id }, signal }),
  });

export const useSetWaves = (id: string) =>
  useEditAction({
    call: (body: NewWaves) => call(endpoints.setWavesOfResonance, { params: { id }, body }),
    done: 'wavesEdit.done',
    failed: 'wavesEdit.failed',
  });

export interface WaveOfProject {
  readonly id: string;
  readonly waveId: string;
}

export const namesInWaveQuery = ({ id, waveId }: WaveOfProject) =>
  queryOptions({
    queryKey: [...resonanceKey(id), 'namesInWave', waveId],
    queryFn: ({ signal }) => call(endpoints.namesInWave, { params: { id, waveId }, signal }),
  });

export const useMatchInWave = (params: WaveOfProject) =>
  useEditAction({
    call: (body: NameChange) => call(endpoints.matchInWave, { params, body }),
    failed: 'wavesEdit.matchFailed',
  });
