import { InHeader, InHeaderTabs } from '#/app/shell/header-slot.tsx';
import { DemoBadge } from '#/features/projects/demo-badge.tsx';
import { dashboardApi } from '#/features/sonar/dashboard/dashboard.api.ts';
import { DashboardSearch } from '#/features/sonar/dashboard/dashboard-search.ts';
import { DashboardPage } from '#/features/sonar/dashboard/page/dashboard-page.tsx';
import { DashboardTabs } from '#/features/sonar/dashboard/page/dashboard-tabs.tsx';
import { DashboardView, IfDemo } from '#/features/sonar/dashboard/page/dashboard-view.tsx';
import type { ConsumerVisit } from '#/lib/api/consumer-visit.ts';
import { consumerProject } from '#/lib/api/open-project.ts';
import { useConsumerSearch } from './use-consumer-search.ts';

export function SharedSonar({ visit }: { visit: ConsumerVisit }) {
  const [search, changeSearch] = useConsumerSearch(DashboardSearch);
  return (
    <DashboardView
      source={dashboardApi(consumerProject(visit))}
      projectName={visit.projectName}
      search={search}
      onChange={(change) => changeSearch((before) => ({ ...before, ...change }))}
      canEdit={false}
    >
      <InHeader>
        <IfDemo>
          <DemoBadge />
        </IfDemo>
      </InHeader>
      <InHeaderTabs>
        <DashboardTabs />
      </InHeaderTabs>
      <DashboardPage />
    </DashboardView>
  );
}
