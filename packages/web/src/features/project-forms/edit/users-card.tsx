import type { ProjectInfo } from '@soundings/contract/projects/projects';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { projectInfoQuery } from '#/lib/projects/project-info.ts';
import { assignedAfter } from '#/ui/assigned-after.ts';
import { Card } from '#/ui/card.tsx';
import { usePagedSource } from '#/ui/use-paged-source.ts';
import { editProjectUsers } from '../api/edit-project-users.ts';
import { projectUsers } from '../api/project-users.ts';
import type { AssignedUser } from '../fields/assigned-user.ts';
import { UserLists } from '../fields/user-lists.tsx';
import { useDirtyBlock } from './dirty-blocks.ts';
import classes from './edit.module.css';
import { SaveBar } from './save-bar.tsx';
import { useSaveBlock } from './use-save-block.ts';

interface Moves {
  added: AssignedUser[];
  removed: AssignedUser[];
}
const none: Moves = { added: [], removed: [] };
const keyOf = ({ id }: AssignedUser) => id;

const useUsers = (id: string, assigned: 'yes' | 'no') =>
  usePagedSource<AssignedUser>({
    key: ['projects', 'users', id, assigned],
    load: ({ signal, ...query }) =>
      projectUsers({ params: { id }, query: { ...query, assigned, sort: 'name' }, signal }),
    keyOf,
  });

/** Who may open the project beside the administrators: two lists, saved together. */
export function UsersCard({ info: { id } }: { info: Pick<ProjectInfo, 'id'> }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const inactive = useUsers(id, 'no');
  const active = useUsers(id, 'yes');
  const [moves, setMoves] = useState(none);
  const isDirty = moves.added.length + moves.removed.length > 0;
  useDirtyBlock(isDirty);
  const save = useSaveBlock({
    // The whole set is sent: whom somebody else has assigned meanwhile stays.
    save: async ({ added, removed }: Moves) => {
      const { userIds } = await client.fetchQuery(projectInfoQuery(id));
      const body = { userIds: assignedAfter(userIds, { added: added.map(keyOf), removed: removed.map(keyOf) }) };
      return editProjectUsers({ params: { id }, body });
    },
    saved: t('projectEdit.usersHaveBeenSaved'),
    failed: t('projectEdit.couldntSaveUsers'),
    onSaved: () => setMoves(none),
  });
  return (
    <Card label={t('projectForm.users')}>
      <div className={classes.stack}>
        <UserLists inactive={inactive} active={active} {...moves} onChange={setMoves} />
        <SaveBar
          label={t('projectEdit.saveUsers')}
          isDirty={isDirty}
          isSaving={save.isPending}
          onSave={() => save.mutate(moves)}
        />
      </div>
    </Card>
  );
}
