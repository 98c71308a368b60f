import { useFixedSource } from '#/ui/use-fixed-source.ts';
import { usePagedSource } from '#/ui/use-paged-source.ts';
import { searchUsers } from '../api/search-users.ts';
import type { AssignedUser } from './assigned-user.ts';
import { UserLists } from './user-lists.tsx';

interface Props {
  chosen: readonly AssignedUser[];
  onChange: (chosen: AssignedUser[]) => void;
}

const keyOf = ({ id }: AssignedUser) => id;

/** The users of a project that is not made yet. */
export function UserAssignment({ chosen, onChange }: Props) {
  const inactive = usePagedSource<AssignedUser>({
    key: ['users', 'to-assign'],
    load: async ({ page, size, query, signal }) => {
      const found = await searchUsers({ query: { page, size, query, sort: 'name' }, signal });
      return {
        ...found,
        content: found.content.map(({ id, name, username, company }) => ({
          id,
          name,
          username,
          companyName: company?.companyName ?? null,
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
