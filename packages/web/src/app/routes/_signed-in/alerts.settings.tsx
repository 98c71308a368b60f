import { createFileRoute } from '@tanstack/react-router';
import { AlertSettings } from '#/features/projects/alerts/alert-settings.tsx';
import { needAlertTexts } from '#/lib/i18n.ts';

export const Route = createFileRoute('/_signed-in/alerts/settings')({
  beforeLoad: needAlertTexts,
  component: AlertSettings,
});
