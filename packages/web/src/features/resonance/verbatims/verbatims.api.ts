import { projectCalls as calls } from 'virtual:endpoints';
import type { ProjectQuestion } from '@soundings/contract/projects/project-calls';
import { useAction } from '#/ui/feedback/use-action.ts';
import { useResonance } from '../resonance.api.ts';

export function useSaveCode() {
  const { change, verbatims } = useResonance();
  return useAction({
    call: (code: ProjectQuestion<typeof calls.saveCode>) => change(calls.saveCode, code),
    refreshes: [verbatims.key],
    failed: 'verbatims.couldntSaveCode',
  });
}

export function useDeleteCode() {
  const { change, verbatims } = useResonance();
  return useAction({
    call: (codeId: string) => change(calls.deleteCode, { codeId }),
    refreshes: [verbatims.key],
    failed: 'verbatims.couldntDeleteCode',
  });
}

export function useSetCoded() {
  const { change, verbatims } = useResonance();
  return useAction({
    call: (coded: ProjectQuestion<typeof calls.setCoded>) => change(calls.setCoded, coded),
    refreshes: [verbatims.key],
    failed: 'verbatims.couldntCode',
  });
}
