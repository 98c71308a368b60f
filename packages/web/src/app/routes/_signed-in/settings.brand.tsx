import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { BrandPage } from '#/features/settings/brand/brand-page.tsx';

export const Route = createFileRoute('/_signed-in/settings/brand')({
  beforeLoad: permit('settings.manage'),
  component: BrandPage,
});
