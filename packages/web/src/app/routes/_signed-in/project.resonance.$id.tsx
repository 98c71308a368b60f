import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { InHeader, InHeaderTabs } from '#/app/shell/header-slot.tsx';
import { DemoBadge } from '#/features/projects/components/demo-badge.tsx';
import { MessageResponse } from '#/features/resonance/components/response/message-response.tsx';
import { ProjectNotFound } from '#/features/resonance/components/response/project-not-found.tsx';
import { ResonanceBreadcrumb } from '#/features/resonance/components/response/resonance-breadcrumb.tsx';
import { ResonanceTabs } from '#/features/resonance/components/response/resonance-tabs.tsx';
import { ResponseSearch } from '#/features/resonance/response/response-search.ts';
import { staffSource } from '#/features/resonance/source/staff-source.ts';
import { TypeTile } from '#/ui/type-tile.tsx';

export const Route = createFileRoute('/_signed-in/project/resonance/$id')({
  validateSearch: ResponseSearch,
  beforeLoad: permit('projects.use'),
  component: Resonance,
});

function Resonance() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const source = staffSource(id);
  const navigate = Route.useNavigate();
  return (
    <>
      <InHeader>
        <ResonanceBreadcrumb source={source} tile={<TypeTile type="RESONANCE" size={26} />} demoBadge={<DemoBadge />} />
      </InHeader>
      <InHeaderTabs>
        <ResonanceTabs />
      </InHeaderTabs>
      <MessageResponse
        source={source}
        search={search}
        notFound={<ProjectNotFound />}
        onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
    </>
  );
}
