import type { CreatedType } from '@soundings/contract/projects/project-choices';
import { useFixedSource } from '#/ui/use-fixed-source.ts';
import { usePagedSource } from '#/ui/use-paged-source.ts';
import { searchUsers } from '../api/search-users.ts';
import type { AssignedUser } from './assigned-user.ts';
import { UserLists } from './user-lists.tsx';

interface Props {
  /** Of the project; not every customer may use every type. */
  type: CreatedType;
  chosen: readonly AssignedUser[];
  onChange: (chosen: AssignedUser[]) => void;
}

const keyOf = ({ id }: AssignedUser) => id;

/** The users of a project that is not made yet. */
export function UserAssignment({ type, chosen, onChange }: Props) {
  const inactive = usePagedSource<AssignedUser>({
    key: ['users', 'to-assign', type],
    load: async ({ page, size, query, signal }) => {
      const found = await searchUsers({ query: { page, size, query, sort: 'name', assignableTo: type }, signal });
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
    keyOf,
  });
  const active = useFixedSource<AssignedUser>({
    items: [],
    keyOf,
    nameOf: ({ name, username }) => `${name} ${username}`,
  });
  return (
    <UserLists
      isDraft
      inactive={inactive}
      active={active}
      added={chosen}
      removed={[]}
      onChange={({ added }) => onChange(added)}
    />
  );
}
