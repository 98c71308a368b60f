import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { CreateGenieGo } from '#/features/projects/create/create-genie.tsx';

export const Route = createFileRoute('/_signed-in/projects/create/genie-go')({
  beforeLoad: permit('projects.create'),
  component: CreateGenieGo,
});
