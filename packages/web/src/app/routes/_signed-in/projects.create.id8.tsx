import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { CreateId8 } from '#/features/projects/create/create-id8.tsx';

export const Route = createFileRoute('/_signed-in/projects/create/id8')({
  beforeLoad: permit('projects.create'),
  component: CreateId8,
});
