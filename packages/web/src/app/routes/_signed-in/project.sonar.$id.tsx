import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import { permit, useMay } from '#/app/permit.ts';
import { InHeader, InHeaderTabs } from '#/app/shell/header-slot.tsx';
import { useIsHere } from '#/app/use-is-here.ts';
import { useProjectItems } from '#/app/use-project-items.tsx';
import { ProjectCrumb } from '#/features/projects/project-crumb.tsx';
import { projectRowQuery } from '#/features/projects/projects.api.ts';
import { sonarKey } from '#/features/sonar/brands/brands.api.ts';
import { dashboardApi } from '#/features/sonar/dashboard/dashboard.api.ts';
import { DashboardSearch } from '#/features/sonar/dashboard/dashboard-search.ts';
import { DashboardPage } from '#/features/sonar/dashboard/page/dashboard-page.tsx';
import { DashboardTabs } from '#/features/sonar/dashboard/page/dashboard-tabs.tsx';
import { DashboardView } from '#/features/sonar/dashboard/page/dashboard-view.tsx';
import { staffProject } from '#/lib/api/open-project.ts';
import { needDashboardTexts } from '#/lib/i18n.ts';
import { rawSearch } from '#/lib/list-search.ts';

const ProjectNotFound = lazy(() =>
  import('#/features/projects/project-not-found.tsx').then((file) => ({ default: file.ProjectNotFound })),
);

const mayUse = permit('projects.use');

export const Route = createFileRoute('/_signed-in/project/sonar/$id')({
  validateSearch: rawSearch,
  beforeLoad: async (guarded) => {
    await mayUse(guarded);
    await needDashboardTexts();
  },
  component: Sonar,
});

function Sonar() {
  const { id } = Route.useParams();
  const given = Route.useSearch();
  const search = useMemo(() => DashboardSearch.parse(given), [given]);
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
