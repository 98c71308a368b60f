import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';

export const Route = createFileRoute('/_signed-in/settings/scout/add-writer')({
  codeSplitGroupings: [],
  beforeLoad: permit('settings.manage'),
  component: lazyRouteComponent(() => import('#/app/settings-screens.tsx'), 'NewWriter'),
});
