import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { permit } from '#/app/permit.ts';
import { InHeader, InHeaderTabs } from '#/app/shell/header-slot.tsx';
import { useIsHere } from '#/app/use-is-here.ts';
import { DemoBadge } from '#/features/projects/demo-badge.tsx';
import { ProjectNotFound } from '#/features/projects/project-not-found.tsx';
import {
  PageActions,
  ResonanceBreadcrumb,
  ResonanceTabs,
  ResonanceView,
} from '#/features/resonance/page/resonance-header.tsx';
import { ResonancePage } from '#/features/resonance/page/resonance-page.tsx';
import { ResponseSearch } from '#/features/resonance/page/response-search.ts';
import { ResonanceProvider, staffResonanceApi } from '#/features/resonance/resonance.api.ts';
import { TypeTile } from '#/ui/type-tile.tsx';

export const Route = createFileRoute('/_signed-in/project/resonance/$id')({
  validateSearch: ResponseSearch,
  beforeLoad: permit('projects.use'),
  component: Resonance,
});

function Resonance() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const api = useMemo(() => staffResonanceApi(id), [id]);
  const navigate = Route.useNavigate();
  const isHere = useIsHere();
  const onSearch = (next: ResponseSearch) =>
    void (isHere() && navigate({ search: next, replace: true, resetScroll: false }));
  return (
    <ResonanceProvider value={api}>
      <ResonanceView search={search} onSearch={onSearch}>
        <InHeader>
          <ResonanceBreadcrumb tile={<TypeTile type="RESONANCE" size={26} />} demoBadge={<DemoBadge />} />
        </InHeader>
        <InHeaderTabs>
          <ResonanceTabs open={search.tab} actions={<PageActions search={search} />} />
        </InHeaderTabs>
        <ResonancePage search={search} onSearch={onSearch} notFound={<ProjectNotFound />} />
      </ResonanceView>
    </ResonanceProvider>
  );
}
