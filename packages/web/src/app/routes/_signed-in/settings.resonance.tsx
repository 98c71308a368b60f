import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { SettingsPage } from '#/features/settings/settings-page.tsx';

export const Route = createFileRoute('/_signed-in/settings/resonance')({
  beforeLoad: permit('settings.manage'),
  component: ResonanceSettings,
});

function ResonanceSettings() {
  return <SettingsPage product="RESONANCE" />;
}
