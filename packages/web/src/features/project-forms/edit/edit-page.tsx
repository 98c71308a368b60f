import { type CreatedType, createdTypes, typeSegments } from '@soundings/contract/projects/project-choices';
import type { ProjectInfo } from '@soundings/contract/projects/projects';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { projectInfoQuery } from '#/lib/projects/project-info.ts';
import { BackLink } from '#/ui/back-link.tsx';
import { Card } from '#/ui/card.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import { FormPage } from '#/ui/form-page.tsx';
import { SkeletonRows } from '#/ui/skeleton-rows.tsx';
import { TypeTile } from '#/ui/type-tile.tsx';
import { EditBlocks, type RenderFileBlock } from './edit-blocks.tsx';
import { EditFacts } from './edit-facts.tsx';
import { ProjectNotFound } from './project-not-found.tsx';

interface EditPageProps {
  /** The type that the address names. */
  type: CreatedType;
  id: string;
  /** Company admins edit SONAR only, and of it only name and settings. */
  canManage: boolean;
  demoBadge: ReactNode;
  /** The way into the project, where there is one. */
  openButton: (info: ProjectInfo) => ReactNode;
  /** RESONANCE: the file of answers and its mapping. */
  resonanceFile: RenderFileBlock;
}

/** A project's edit page, or what stands there while it loads, fails, or belongs elsewhere. */
export function EditPage({ type, id, canManage, demoBadge, openButton, resonanceFile }: EditPageProps) {
  const { t } = useTranslation();
  const { data: info, error, refetch, isRefetching } = useQuery(projectInfoQuery(id));
  if (isApiError(error, 'accessDenied')) return <Navigate to="/projects" replace />;
  const back = <BackLink to="/projects">{t('projectEdit.allProjects')}</BackLink>;
  // An address that is no id at all is refused as a request that is not valid.
  const isGone = isApiError(error, 'notFound', 'invalidRequest');
  if (isGone || info === undefined) {
    return (
      <FormPage back={back} title={t('projectEdit.title')}>
        {isGone ? (
          <ProjectNotFound />
        ) : (
          <Card flush label={t('projectEdit.title')}>
            {error === null ? (
              <SkeletonRows rows={8} />
            ) : (
              <ErrorState
                error={error}
                thing={t('projectEdit.theProject')}
                onRetry={() => void refetch()}
                isRetrying={isRefetching}
              />
            )}
          </Card>
        )}
      </FormPage>
    );
  }
  if (info.projectType !== type) {
    const real = createdTypes.find((other) => other === info.projectType);
    return real ? (
      <Navigate to={`/projects/edit/${typeSegments[real]}/$id`} params={{ id }} replace />
    ) : (
      <Navigate to="/projects" replace />
    );
  }
  return (
    <FormPage
      back={back}
      tile={<TypeTile type={type} size={44} isMuted={!info.active} />}
      title={info.projectName}
      task={t('projectEdit.title')}
      lead={<EditFacts info={info} demoBadge={demoBadge} />}
      actions={openButton(info)}
    >
      <EditBlocks type={type} info={info} canManage={canManage} resonanceFile={resonanceFile} />
    </FormPage>
  );
}
