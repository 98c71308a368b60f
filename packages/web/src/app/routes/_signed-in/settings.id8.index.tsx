import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { SettingsSearch } from '#/features/settings/settings-search.ts';

export const Route = createFileRoute('/_signed-in/settings/id8/')({
  codeSplitGroupings: [],
  validateSearch: SettingsSearch,
  beforeLoad: permit('settings.manage'),
  component: lazyRouteComponent(() => import('#/app/settings-screens.tsx'), 'Agents'),
});
