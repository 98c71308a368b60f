import type { CreatedType } from '@soundings/contract/project-choices';
import { useFixedSource } from '#/ui/use-fixed-source.ts';
import { usePagedSource } from '#/ui/use-paged-source.ts';
import { assignableUserPages } from '../project-forms.api.ts';
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
  const inactive = usePagedSource<AssignedUser>(assignableUserPages(type));
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
