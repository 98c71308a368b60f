import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { InHeader } from '#/app/shell/header-slot.tsx';
import { useProjectItems } from '#/app/use-project-items.tsx';
import { BoardProvider } from '#/features/board/board.api.ts';
import { createId8Api, Id8Provider, id8Key } from '#/features/id8/id8.api.ts';
import type { May } from '#/features/projects/list/project-menu-entries.ts';
import { ProjectCrumb } from '#/features/projects/project-crumb.tsx';
import { staffProject } from '#/lib/api/open-project.ts';

interface Props {
  id: string;
  may: May;
  children: ReactNode;
}

export function StaffId8({ id, may, children }: Props) {
  const navigate = useNavigate();
  const projectItems = useProjectItems(id, 'ID8');
  const api = useMemo(() => createId8Api(staffProject(id, id8Key(id))), [id]);
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
    <Id8Provider value={api}>
      <BoardProvider value={board}>
        <InHeader>
          <ProjectCrumb id={id} type="ID8" may={may}>
            {projectItems}
          </ProjectCrumb>
        </InHeader>
        {children}
      </BoardProvider>
    </Id8Provider>
  );
}
