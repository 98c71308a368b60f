import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { CreateGenie } from '#/features/projects/create/create-genie.tsx';

export const Route = createFileRoute('/_signed-in/projects/create/genie')({
  beforeLoad: permit('projects.create'),
  component: CreateGenie,
});
