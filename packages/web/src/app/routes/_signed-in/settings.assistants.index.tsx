import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { settingsScreen } from '#/app/settings-screen.ts';
import { rawSearch } from '#/lib/list-search.ts';

export const Route = createFileRoute('/_signed-in/settings/assistants/')({
  codeSplitGroupings: [],
  validateSearch: rawSearch,
  beforeLoad: permit('assistants.manage'),
  component: settingsScreen('Assistants'),
});
