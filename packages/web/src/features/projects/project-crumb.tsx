import type { CreatedType } from '@soundings/contract/projects/project-types';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { typeLooks } from '#/lib/project-types.ts';
import { Breadcrumb } from '#/ui/layout/breadcrumb.tsx';
import { TypeTile } from '#/ui/marks/type-tile.tsx';
import { DemoBadge } from './demo-badge.tsx';
import { ProjectMenu } from './list/project-menu.tsx';
import type { May } from './list/project-menu-entries.ts';
import { type MenuAction, menuOf } from './list/project-menu-entries.ts';
import { projectRowQuery, useRecordVisit } from './projects.api.ts';
import { ShareButton } from './share-button.tsx';
import { useProjectTypes } from './types/project-type.ts';

interface Props {
  id: string;
  type: CreatedType;
  may: May;
  /** Entries of the project's menu beside sharing and editing: those that lead to another page of it. */
  also?: readonly MenuAction[];
}

export function ProjectCrumb({ id, type, may, also = [] }: Props) {
  const types = useProjectTypes();
  const { data: project, error } = useQuery(projectRowQuery(id));
  useRecordVisit(id);
  // The rest would close the page under the reader.
  const entries = project
    ? menuOf(project, may, types(project.projectType)?.menu).filter(
        ({ action }) => action === 'edit' || also.includes(action),
      )
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
      {project && <ProjectMenu project={project} entries={entries} onAsk={() => undefined} />}
      {project?.demo && <DemoBadge />}
      {project && may('projects.manage') && <ShareButton project={project} />}
    </>
  );
}
