import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { CreateSonar } from '#/features/project-forms/create/create-sonar.tsx';

export const Route = createFileRoute('/_signed-in/projects/create/sonar')({
  beforeLoad: permit('projects.create'),
  component: CreateSonar,
});
