import { createFileRoute } from '@tanstack/react-router';
import { permit, useUser } from '#/app/permit.ts';
import { useIsHere } from '#/app/use-is-here.ts';
import { UserList } from '#/features/users/list/user-list.tsx';
import { UserSearch } from '#/features/users/list-search.ts';
import { rawSearch } from '#/lib/list-search.ts';

export const Route = createFileRoute('/_signed-in/users/')({
  validateSearch: rawSearch,
  beforeLoad: permit('users.manage'),
  component: Users,
});

function Users() {
  const search = UserSearch.parse(Route.useSearch());
  const navigate = Route.useNavigate();
  const isHere = useIsHere();
  const user = useUser();
  return (
    <UserList
      search={search}
      onSearch={(next) => void (isHere() && navigate({ search: next, replace: true }))}
      ownId={user.id}
    />
  );
}
