import { Stack } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { permit } from '#/app/permit.ts';
import { TypeChoice } from '#/features/projects/type-choice.tsx';
import { PageHeader } from '#/ui/layout/page-header.tsx';

export const Route = createFileRoute('/_signed-in/projects/create/')({
  beforeLoad: permit('projects.create'),
  component: CreateProject,
});

function CreateProject() {
  const { t } = useTranslation();
  return (
    <Stack gap={20}>
      <PageHeader title={t('projects.createTitle')} lead={t('projects.createLead')} />
      <TypeChoice />
    </Stack>
  );
}
