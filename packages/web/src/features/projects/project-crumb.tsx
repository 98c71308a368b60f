import type { CreatedType } from '@soundings/contract/projects/project-types';
import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DemoBadge } from './demo-badge.tsx';
import { ProjectMenu } from './list/project-menu.tsx';
import type { May } from './list/project-menu-entries.ts';
import { type MenuAction, menuOf } from './list/project-menu-entries.ts';
import { projectRowQuery, useRecordOpened } from './projects.api.ts';
import { ShareButton } from './share-button.tsx';
import { TypeCrumb } from './type-crumb.tsx';
import { useProjectTypes } from './types/type-on-web.ts';

interface Props {
  id: string;
  type: CreatedType;
  may: May;
  also?: MenuAction;
  children?: ReactNode;
}

/** Not redrawn whenever the address of the page changes. */
export const ProjectCrumb = memo(function ProjectCrumb({ id, type, may, also, children }: Props) {
  const { t } = useTranslation();
  const types = useProjectTypes();
  const { data: project, error } = useQuery(projectRowQuery(id));
  useRecordOpened(id);
  // The rest would close the page under the reader.
  const entries = project
    ? menuOf(project, may, types(project.projectType).menu).filter(({ action }) => action === 'edit' || action === also)
    : [];
  return (
    <>
      <TypeCrumb
        type={type}
        here={project?.projectName ?? (error || project === null ? t('projects.notFound') : '…')}
      />
      {project && (
        <ProjectMenu project={project} entries={entries} onAsk={() => undefined}>
          {children}
        </ProjectMenu>
      )}
      {project?.demo && <DemoBadge />}
      {project && may('projects.manage') && <ShareButton project={project} />}
    </>
  );
});
