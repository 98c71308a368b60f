import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { AddWriter } from '#/features/settings/writers/writer-pages.tsx';

export const Route = createFileRoute('/_signed-in/settings/scout/add-writer')({
  beforeLoad: permit('settings.manage'),
  component: AddWriter,
});
