import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { permit, useMay } from '#/app/permit.ts';
import { useProjectItems } from '#/app/project-items.tsx';
import { InHeader, InHeaderTabs } from '#/app/shell/header-slot.tsx';
import { useIsHere } from '#/app/use-is-here.ts';
import { ProjectCrumb } from '#/features/projects/project-crumb.tsx';
import { projectRowQuery } from '#/features/projects/projects.api.ts';
import { sonarKey } from '#/features/sonar/brands/brands.api.ts';
import { dashboardApi } from '#/features/sonar/dashboard/dashboard.api.ts';
import { DashboardSearch } from '#/features/sonar/dashboard/dashboard-search.ts';
import { DashboardPage } from '#/features/sonar/dashboard/page/dashboard-page.tsx';
import { DashboardTabs } from '#/features/sonar/dashboard/page/dashboard-tabs.tsx';
import { DashboardView } from '#/features/sonar/dashboard/page/dashboard-view.tsx';
import { staffProject } from '#/lib/api/open-project.ts';
import { needDashboardTexts, needSonarTexts } from '#/lib/i18n.ts';

const ProjectNotFound = lazy(() =>
  import('#/features/projects/project-not-found.tsx').then((file) => ({ default: file.ProjectNotFound })),
);

const mayUse = permit('projects.use');

export const Route = createFileRoute('/_signed-in/project/sonar/$id')({
  validateSearch: DashboardSearch,
  beforeLoad: async (guarded) => {
    await mayUse(guarded);
    await Promise.all([needSonarTexts(), needDashboardTexts()]);
  },
  component: Sonar,
});

function Sonar() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const may = useMay();
  const projectItems = useProjectItems(id, 'SONAR');
  const navigate = Route.useNavigate();
  const { data: project, error } = useQuery(projectRowQuery(id));
  const isHere = useIsHere();
  const onChange = (change: Partial<DashboardSearch>) =>
    void (isHere() && navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false }));
  return (
    <DashboardView
      key={id}
      source={dashboardApi(staffProject(id, sonarKey(id)))}
      projectName={project?.projectName}
      search={search}
      onChange={onChange}
      canEdit={may('projects.edit-sonar')}
    >
      <InHeader>
        <ProjectCrumb id={id} type="SONAR" may={may} also="collect">
          {projectItems}
        </ProjectCrumb>
      </InHeader>
      {project === null || error ? null : (
        <InHeaderTabs>
          <DashboardTabs />
        </InHeaderTabs>
      )}
      <DashboardPage
        notFound={
          <Suspense>
            <ProjectNotFound />
          </Suspense>
        }
      />
    </DashboardView>
  );
}
