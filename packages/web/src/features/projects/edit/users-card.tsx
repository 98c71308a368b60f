import { endpoints } from 'virtual:endpoints';
import type { ProjectInfo } from '@soundings/contract/projects/projects';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#/lib/api/call.ts';
import layout from '#/ui/layout/layout.module.css';
import { usePagedSource } from '#/ui/list/paged-source.ts';
import { assignedAfter } from '#/ui/list/transfer-moves.ts';
import type { AssignedUser } from '../fields/user-lists.tsx';
import { UserLists } from '../fields/user-lists.tsx';
import { projectUserPages, useEditAction } from '../project-forms.api.ts';
import { projectInfoQuery } from '../projects.api.ts';
import { SaveBar, useDirtyBlock } from './save-bar.tsx';

interface Moves {
  added: AssignedUser[];
  removed: AssignedUser[];
}
const none: Moves = { added: [], removed: [] };
const userKey = ({ id }: AssignedUser) => id;

export function UsersCard({ info: { id } }: { info: Pick<ProjectInfo, 'id'> }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const inactive = usePagedSource<AssignedUser>(projectUserPages(id, 'no'));
  const active = usePagedSource<AssignedUser>(projectUserPages(id, 'yes'));
  const [moves, setMoves] = useState(none);
  const isDirty = moves.added.length + moves.removed.length > 0;
  useDirtyBlock(isDirty);
  const save = useEditAction({
    // The whole set is sent: whom somebody else has assigned meanwhile stays.
    call: async ({ added, removed }: Moves) => {
      const { userIds } = await client.fetchQuery(projectInfoQuery(id));
      const body = { userIds: assignedAfter(userIds, { added: added.map(userKey), removed: removed.map(userKey) }) };
      return call(endpoints.editProjectUsers, { params: { id }, body });
    },
    done: 'projectEdit.usersHaveBeenSaved',
    failed: 'projectEdit.couldntSaveUsers',
    onDone: () => setMoves(none),
  });
  return (
    <section className={layout.stack} aria-label={t('projectForm.users')}>
      <UserLists inactive={inactive} active={active} {...moves} onChange={setMoves} />
      <SaveBar
        label={t('projectEdit.saveUsers')}
        isDirty={isDirty}
        isSaving={save.isPending}
        onSave={() => save.mutate(moves)}
      />
    </section>
  );
}
