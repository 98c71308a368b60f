import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { CreateSonar } from '#/app/screens/create-sonar.tsx';
import { needSonarTexts } from '#/lib/i18n.ts';

export const Route = createFileRoute('/_signed-in/projects/create/sonar')({
  beforeLoad: permit('projects.create'),
  loader: needSonarTexts,
  component: CreateSonar,
});
