import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { permit, useUser } from '#/app/permit.ts';
import { currentUserQuery } from '#/features/access/access.api.ts';
import { EditUser } from '#/features/users/edit/edit-user.tsx';

export const Route = createFileRoute('/_signed-in/users/edit/$id')({
  beforeLoad: permit('users.manage'),
  component: Edit,
});

function Edit() {
  const { id } = Route.useParams();
  const user = useUser();
  const router = useRouter();
  const queryClient = useQueryClient();
  const showOwnChange = async () => {
    await queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 });
    await router.invalidate();
  };
  return <EditUser key={id} id={id} ownId={user.id} onOwnChange={() => void showOwnChange()} />;
}
