import { projectCalls as calls } from 'virtual:endpoints';
import type { ProjectQuestion } from '@soundings/contract/projects/project-calls';
import type { Code } from '@soundings/contract/resonance/verbatims';
import { useTranslation } from 'react-i18next';
import { useUndoableDelete } from '#/ui/feedback/undoable.ts';
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

export function useUndoableDeleteCode() {
  const { t } = useTranslation();
  const { change, verbatims } = useResonance();
  return useUndoableDelete(
    {
      call: ({ id }: Code) => change(calls.deleteCode, { codeId: id }),
      refreshes: [verbatims.key],
      failed: 'verbatims.couldntDeleteCode',
    },
    { keyOf: codeKey, title: ({ name }) => t('common.hasBeenDeleted', { name }) },
  );
}

export const codeKey = ({ id }: Code): string => id;

export function useSetCoded() {
  const { change, verbatims } = useResonance();
  return useAction({
    call: (coded: ProjectQuestion<typeof calls.setCoded>) => change(calls.setCoded, coded),
    refreshes: [verbatims.key],
    failed: 'verbatims.couldntCode',
  });
}
