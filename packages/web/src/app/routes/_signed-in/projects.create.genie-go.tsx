import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { CreateGenieGo } from '#/features/project-forms/create/create-genie-go.tsx';

export const Route = createFileRoute('/_signed-in/projects/create/genie-go')({
  beforeLoad: permit('projects.create'),
  component: CreateGenieGo,
});
