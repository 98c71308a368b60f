import {
  assistantFields,
  type CreatedType,
  hasAssistants,
  hasFile,
  typesInContract,
} from '@soundings/contract/projects/project-types';
import type { ProjectInfo } from '@soundings/contract/projects/projects';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { formatDate } from '#/lib/format.ts';
import { ErrorState, isMissing } from '#/ui/feedback/error-state.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { FormBody, FormPage, FormSection } from '#/ui/form/form-page.tsx';
import { useUnsavedChanges } from '#/ui/form/unsaved-changes.tsx';
import { BackLink } from '#/ui/layout/back-link.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import { Badge } from '#/ui/marks/badge.tsx';
import { TypeTile } from '#/ui/marks/type-tile.tsx';
import { ProjectNotFound } from '../project-not-found.tsx';
import { projectInfoQuery } from '../projects.api.ts';
import { TypeCrumb } from '../type-crumb.tsx';
import { useProjectTypes } from '../types/type-on-web.ts';
import { AssistantsCard } from './assistants-card.tsx';
import { DangerCard } from './danger-card.tsx';
import classes from './edit.module.css';
import { FileCard } from './file-card.tsx';
import { FinalMessagesCard } from './final-messages-card.tsx';
import { DirtyBlocks, useDirtyBlocks } from './save-bar.tsx';
import { ShareCard } from './share-card.tsx';
import { UsersCard } from './users-card.tsx';

interface EditPageProps {
  type: CreatedType;
  id: string;
  /** Company admins edit SONAR only, and of it only name and settings. */
  canManage: boolean;
  demoBadge: ReactNode;
  openButton: (info: ProjectInfo) => ReactNode;
}

export function EditPage({ type, id, canManage, demoBadge, openButton }: EditPageProps) {
  const { t } = useTranslation();
  const { data: info, error, refetch, isRefetching } = useQuery(projectInfoQuery(id));
  if (isApiError(error, 'accessDenied')) return <Navigate to="/projects" replace />;
  const back = <BackLink to="/projects">{t('projectEdit.allProjects')}</BackLink>;
  const isGone = isMissing(error);
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
    const params = { type: typesInContract[info.projectType].segment, id };
    return <Navigate to="/projects/edit/$type/$id" params={params} replace />;
  }
  return (
    <FormPage
      back={back}
      tile={<TypeTile type={type} size={44} isMuted={!info.active} />}
      title={info.projectName}
      task={t('projectEdit.title')}
      isNamedAbove
      lead={<EditFacts info={info} demoBadge={demoBadge} />}
      actions={openButton(info)}
    >
      <EditBlocks type={type} info={info} canManage={canManage} />
    </FormPage>
  );
}

interface EditBlocksProps {
  type: CreatedType;
  info: ProjectInfo;
  canManage: boolean;
}

function EditBlocks({ type, info, canManage }: EditBlocksProps) {
  const { t } = useTranslation();
  const [isDirty, report] = useDirtyBlocks();
  const unsavedDialog = useUnsavedChanges(isDirty);
  const { assistantData, finalMessagesLink } = info;
  const isSingle = assistantFields(type).length === 1;
  const description = useProjectTypes()(type);
  if (description === null) return null;
  const { Settings, EditSection } = description;
  return (
    <DirtyBlocks value={report}>
      <FormBody isDisabled={false} footer={null}>
        <FormSection title={t('projectEdit.settings')} help={t(`projectEdit.settingsHelp_${type}`)}>
          <Settings info={info} />
        </FormSection>
        {canManage ? (
          <>
            {EditSection ? <EditSection info={info} /> : null}
            {hasAssistants(type) && assistantData ? (
              <FormSection
                title={t('projectForm.assistants')}
                help={t(isSingle ? 'projectForm.assistantsHelp' : 'projectForm.assistantsHelp_SCOUTV2')}
              >
                <AssistantsCard type={type} info={info} data={assistantData} />
              </FormSection>
            ) : null}
            {hasFile(type) ? (
              <FormSection title={t('projectForm.file')} help={t('projectForm.fileHelp')}>
                <FileCard type={type} info={info} />
              </FormSection>
            ) : null}
            <FormSection title={t('projectEdit.share')} help={t('projectEdit.shareHelp')}>
              <ShareCard info={info} />
              {finalMessagesLink === null ? null : (
                <FinalMessagesCard key={String(info.activeSharing)} info={info} link={finalMessagesLink} />
              )}
            </FormSection>
            <FormSection title={t('projectForm.users')} help={t('projectForm.usersHelp')}>
              <UsersCard info={info} />
            </FormSection>
            <FormSection title={t('projectEdit.danger')} help={t('projectEdit.dangerHelp')}>
              <DangerCard type={type} info={info} />
            </FormSection>
          </>
        ) : null}
        {unsavedDialog}
      </FormBody>
    </DirtyBlocks>
  );
}

interface EditBreadcrumbProps {
  type: CreatedType;
  id: string;
  openButton: (info: ProjectInfo) => ReactNode;
}

export function EditBreadcrumb({ type, id, openButton }: EditBreadcrumbProps) {
  const isPhone = useIsPhone();
  const { t } = useTranslation();
  const { data, error } = useQuery(projectInfoQuery(id));
  const name = data?.projectName ?? (error ? t('projects.notFound') : '…');
  return (
    <>
      {/* Where there is room for it the page's heading is the name. */}
      <TypeCrumb type={type} here={isPhone || !data ? name : t('projectEdit.title')} />
      {isPhone && data ? openButton(data) : null}
    </>
  );
}

function EditFacts({ info, demoBadge }: { info: ProjectInfo; demoBadge: ReactNode }) {
  const { t } = useTranslation();
  const { active, demo, createdBy, createdOn } = info;
  const date = formatDate(createdOn);
  return (
    <span className={classes.facts}>
      <span>
        {createdBy === null
          ? t('projectEdit.createdOn', { date })
          : t('projects.createdByOn', { name: createdBy.name, date })}
      </span>
      {!active && <Badge tone="neutral">{t('projects.inactive')}</Badge>}
      {demo ? demoBadge : null}
    </span>
  );
}
