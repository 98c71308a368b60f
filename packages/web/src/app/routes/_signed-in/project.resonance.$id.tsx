import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { permit, useMay } from '#/app/permit.ts';
import { InHeader, InHeaderTabs } from '#/app/shell/header-slot.tsx';
import { useIsHere } from '#/app/use-is-here.ts';
import { useProjectItems } from '#/app/use-project-items.tsx';
import { ProjectCrumb } from '#/features/projects/project-crumb.tsx';
import { ProjectNotFound } from '#/features/projects/project-not-found.tsx';
import { PageActions, ResonanceTabs, ResonanceView } from '#/features/resonance/page/resonance-header.tsx';
import { ResonancePage } from '#/features/resonance/page/resonance-page.tsx';
import { ResponseSearch } from '#/features/resonance/page/response-search.ts';
import { ResonanceProvider, staffResonanceApi } from '#/features/resonance/resonance.api.ts';
import { needResonanceTexts } from '#/lib/i18n.ts';
import { rawSearch } from '#/lib/list-search.ts';

const mayUse = permit('projects.use');

export const Route = createFileRoute('/_signed-in/project/resonance/$id')({
  validateSearch: rawSearch,
  beforeLoad: async (guarded) => {
    await mayUse(guarded);
    await needResonanceTexts();
  },
  component: Resonance,
});

function Resonance() {
  const { id } = Route.useParams();
  const given = Route.useSearch();
  const search = useMemo(() => ResponseSearch.parse(given), [given]);
  const may = useMay();
  const api = useMemo(() => staffResonanceApi(id), [id]);
  const projectItems = useProjectItems(id, 'RESONANCE');
  const navigate = Route.useNavigate();
  const isHere = useIsHere();
  const onSearch = (next: ResponseSearch) =>
    void (isHere() && navigate({ search: next, replace: true, resetScroll: false }));
  return (
    <ResonanceProvider value={api}>
      <ResonanceView search={search} onSearch={onSearch}>
        <InHeader>
          <ProjectCrumb id={id} type="RESONANCE" may={may}>
            {projectItems}
          </ProjectCrumb>
        </InHeader>
        <InHeaderTabs>
          <ResonanceTabs actions={<PageActions search={search} />} />
        </InHeaderTabs>
        <ResonancePage search={search} onSearch={onSearch} notFound={<ProjectNotFound />} />
      </ResonanceView>
    </ResonanceProvider>
  );
}
