import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { settingsScreen } from '#/app/settings-screen.ts';

export const Route = createFileRoute('/_signed-in/settings/assistants/create')({
  codeSplitGroupings: [],
  beforeLoad: permit('assistants.manage'),
  component: settingsScreen('NewAssistant'),
});
