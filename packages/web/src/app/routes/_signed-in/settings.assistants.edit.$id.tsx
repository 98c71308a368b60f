import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';

export const Route = createFileRoute('/_signed-in/settings/assistants/edit/$id')({
  codeSplitGroupings: [],
  beforeLoad: permit('assistants.manage'),
  component: lazyRouteComponent(() => import('#/app/settings-screens.tsx'), 'AssistantById'),
});
