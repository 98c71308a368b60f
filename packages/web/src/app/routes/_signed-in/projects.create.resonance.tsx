import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { permit } from '#/app/permit.ts';
import { UsersSection } from '#/features/projects/create/create-form.tsx';
import type { AssignedUser } from '#/features/projects/fields/user-lists.tsx';
import { CreatePage } from '#/features/resonance/create/create-page.tsx';
import { TypeTile } from '#/ui/type-tile.tsx';

export const Route = createFileRoute('/_signed-in/projects/create/resonance')({
  beforeLoad: permit('projects.create'),
  component: CreateResonance,
});

function CreateResonance() {
  const [users, setUsers] = useState<AssignedUser[]>([]);
  const people = {
    userIds: users.map(({ id }) => id),
    section: <UsersSection type="RESONANCE" chosen={users} onChange={setUsers} />,
  };
  return <CreatePage tile={<TypeTile type="RESONANCE" size={44} />} people={people} />;
}
