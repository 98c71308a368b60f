import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { CreateScout } from '#/features/projects/create/create-scout.tsx';

export const Route = createFileRoute('/_signed-in/projects/create/scout')({
  beforeLoad: permit('projects.create'),
  component: CreateScout,
});
