import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { permit, useMay } from '#/app/permit.ts';
import { InHeader } from '#/app/shell/header-slot.tsx';
import { ProjectCrumb } from '#/features/projects/project-crumb.tsx';
import { projectRowQuery } from '#/features/projects/projects.api.ts';
import { CollectPage } from '#/features/sonar/collect/collect-page.tsx';
import { CollectSearch } from '#/features/sonar/collect/collect-search.ts';
import { needSonarTexts } from '#/lib/i18n.ts';
import { rawSearch } from '#/lib/list-search.ts';

const mayCollect = permit('projects.collect');

export const Route = createFileRoute('/_signed-in/project/sonar/collect-data/$id')({
  validateSearch: rawSearch,
  beforeLoad: async (guarded) => {
    await mayCollect(guarded);
    await needSonarTexts();
  },
  component: CollectData,
});

function CollectData() {
  const { id } = Route.useParams();
  const given = Route.useSearch();
  const search = useMemo(() => CollectSearch.parse(given), [given]);
  const may = useMay();
  const navigate = Route.useNavigate();
  const { data: project } = useQuery(projectRowQuery(id));
  return (
    <>
      <InHeader>
        <ProjectCrumb id={id} type="SONAR" may={may} />
      </InHeader>
      <CollectPage
        key={id}
        projectId={id}
        projectName={project?.projectName}
        search={search}
        onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
        canEdit={may('projects.edit-sonar')}
        canManageSources={may('settings.manage')}
      />
    </>
  );
}
