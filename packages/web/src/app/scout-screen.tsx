import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { InHeader } from '#/app/shell/header-slot.tsx';
import { useProjectItems } from '#/app/use-project-items.tsx';
import { BoardProvider } from '#/features/board/board.api.ts';
import type { May } from '#/features/projects/list/project-menu-entries.ts';
import { ProjectCrumb } from '#/features/projects/project-crumb.tsx';
import { createScoutApi, ScoutProvider, scoutKey } from '#/features/scout/scout.api.ts';
import { staffProject } from '#/lib/api/open-project.ts';

interface Props {
  id: string;
  may: May;
  children: ReactNode;
}

export function StaffScout({ id, may, children }: Props) {
  const navigate = useNavigate();
  const projectItems = useProjectItems(id, 'SCOUTV2');
  const api = useMemo(() => createScoutApi(staffProject(id, scoutKey(id))), [id]);
  const board = useMemo(
    () => ({
      api: api.board,
      leave: () => void navigate({ to: '/projects', ignoreBlocker: true }),
      modelsLink: may('settings.manage') ? (props: object) => <Link {...props} to="/settings/ai" /> : null,
      createLink: may('projects.create') ? (props: object) => <Link {...props} to="/projects/create" /> : null,
    }),
    [api, navigate, may],
  );
  return (
    <ScoutProvider value={api}>
      <BoardProvider value={board}>
        <InHeader>
          <ProjectCrumb id={id} type="SCOUTV2" may={may}>
            {projectItems}
          </ProjectCrumb>
        </InHeader>
        {children}
      </BoardProvider>
    </ScoutProvider>
  );
}

export function CollectLink({ id, look }: { id: string; look: { leftSection: ReactNode } }) {
  const { t } = useTranslation();
  return (
    <Button {...look} renderRoot={(props) => <Link {...props} to="/project/scout/collect-data/$id" params={{ id }} />}>
      {t('scout.collectResponseData')}
    </Button>
  );
}
