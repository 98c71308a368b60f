import type { CreatedType } from '@soundings/contract/projects/project-choices';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { typeLooks } from '#/lib/project-types.ts';
import { Breadcrumb } from '#/ui/breadcrumb.tsx';
import { TypeTile } from '#/ui/type-tile.tsx';
import { projectRowQuery } from '../api/project-row.ts';
import type { May } from '../may.ts';
import { type MenuAction, menuOf } from '../menu-of.ts';
import { DemoBadge } from './demo-badge.tsx';
import { ProjectMenu } from './project-menu.tsx';

const ProjectDialogs = lazy(() => import('./project-dialogs.tsx').then((file) => ({ default: file.ProjectDialogs })));

interface Props {
  id: string;
  type: CreatedType;
  may: May;
  /** Entries of the project's menu beside sharing and editing: those that lead to another page of it. */
  also?: readonly MenuAction[];
}

/** Sonar › name of the project, and what else one may do with it while it is open. */
export function ProjectCrumb({ id, type, may, also = [] }: Props) {
  const { data: project, error } = useQuery(projectRowQuery(id));
  const [isSharing, setSharing] = useState<boolean | null>(null);
  // The rest would close the page under the reader.
  const entries = project
    ? menuOf(project, may).filter(({ action }) => action === 'share' || action === 'edit' || also.includes(action))
    : [];
  return (
    <>
      <TypeTile type={type} size={26} />
      <Breadcrumb
        parent={
          <Link to="/projects" search={{ type }}>
            {typeLooks[type].name}
          </Link>
        }
        here={project?.projectName ?? (error || project === null ? '–' : '…')}
      />
      {project && <ProjectMenu project={project} entries={entries} onAsk={() => setSharing(true)} />}
      {project?.demo && <DemoBadge />}
      <Suspense>
        {project && isSharing !== null && (
          <ProjectDialogs asked={{ action: 'share', project }} opened={isSharing} onClose={() => setSharing(false)} />
        )}
      </Suspense>
    </>
  );
}
