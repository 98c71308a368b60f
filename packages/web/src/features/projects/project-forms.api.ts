import { endpoints, typeCalls } from 'virtual:endpoints';
import type { Assistant } from '@soundings/contract/assistants/assistants';
import type { AssistantsType, CreatedType, FileType } from '@soundings/contract/projects/project-types';
import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type CallInput, call } from '#/lib/api/call.ts';
import { type UploadProgress, upload } from '#/lib/api/upload.ts';
import { queryRoots } from '#/lib/query.ts';
import { toastProjectInUse } from '#/ui/feedback/toast.tsx';
import { type Action, useAction } from '#/ui/feedback/use-action.ts';
import type { AssignedUser } from './fields/user-lists.tsx';
import { projectLists } from './projects.api.ts';

export function useEditAction<I = void, A = unknown>(action: Action<I, A>) {
  const { t } = useTranslation();
  return useAction<I, A>({
    refreshes: [...projectLists, queryRoots.resonance],
    ...action,
    onFailed: (error, input) => action.onFailed?.(error, input) === true || toastProjectInUse(t, error),
  });
}

export const agentsQuery = queryOptions({
  queryKey: [...queryRoots.agents, 'to-choose'],
  queryFn: ({ signal }) => call(endpoints.searchAgents, { query: { size: 999, sort: 'name' }, signal }),
});

interface Ask {
  page: number;
  size: number;
  query: string | undefined;
  signal: AbortSignal;
}

export const assistantPages = {
  key: [...queryRoots.assistants, 'to-choose'],
  load: ({ signal, query, ...paging }: Ask) =>
    call(endpoints.searchAssistants, { query: paging, body: { query: query ?? null }, signal }),
  keyOf: ({ id }: Assistant) => id,
};

export const assignableUserPages = (type: CreatedType) => ({
  key: [...queryRoots.users, 'to-assign', type],
  load: async ({ signal, ...asked }: Ask) => {
    const found = await call(endpoints.searchUsers, { query: { ...asked, sort: 'name', assignableTo: type }, signal });
    return {
      ...found,
      content: found.content.map(({ id, name, username, company }) => ({
        id,
        name,
        username,
        companyName: company?.companyName ?? null,
        companyHasProject: company ? false : null,
      })),
    };
  },
  keyOf: ({ id }: AssignedUser) => id,
});

export const projectUserPages = (id: string, assigned: 'yes' | 'no') => ({
  key: [...queryRoots.projects, 'users', id, assigned],
  load: ({ signal, ...asked }: Ask) =>
    projectUsers({ params: { id }, query: { ...asked, assigned, sort: 'name' }, signal }),
  keyOf: ({ id: userId }: AssignedUser) => userId,
});

const projectUsers = (input: CallInput<typeof endpoints.projectUsers>) => call(endpoints.projectUsers, input);

export const changeAssistants = (type: AssistantsType, id: string, body: object) =>
  call(typeCalls[type].setAssistants, { query: { id }, body: body as never });

interface FileInput {
  id: string;
  file: File;
  signal: AbortSignal;
  onProgress: (progress: UploadProgress) => void;
}

export const addReferenceFile = (type: FileType, { id, ...input }: FileInput) =>
  upload(typeCalls[type].addFile, { params: { id }, ...input });
