import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { CreateAssistant } from '#/features/settings/assistants/assistant-pages.tsx';

export const Route = createFileRoute('/_signed-in/settings/assistants/create')({
  beforeLoad: permit('assistants.manage'),
  component: CreateAssistant,
});
