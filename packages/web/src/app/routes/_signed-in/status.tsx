import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { SystemStatusPage } from '#/features/system/system-status-page.tsx';

export const Route = createFileRoute('/_signed-in/status')({
  beforeLoad: permit('system.read'),
  component: SystemStatusPage,
});
