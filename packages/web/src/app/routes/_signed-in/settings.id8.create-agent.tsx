import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { CreateAgent } from '#/features/settings/agents/agent-pages.tsx';

export const Route = createFileRoute('/_signed-in/settings/id8/create-agent')({
  beforeLoad: permit('settings.manage'),
  component: CreateAgent,
});
