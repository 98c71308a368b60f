import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { SettingsPage } from '#/features/settings/settings-page.tsx';

export const Route = createFileRoute('/_signed-in/settings/sonar')({
  beforeLoad: permit('settings.manage'),
  component: SonarSettings,
});

function SonarSettings() {
  return <SettingsPage product="SONAR" />;
}
