import { InHeader, InHeaderTabs } from '#/app/shell/header-slot.tsx';
import { DemoBadge } from '#/features/projects/demo-badge.tsx';
import { dashboardApi } from '#/features/sonar/dashboard/dashboard.api.ts';
import type { DashboardSearch } from '#/features/sonar/dashboard/dashboard-search.ts';
import { DashboardPage } from '#/features/sonar/dashboard/page/dashboard-page.tsx';
import { DashboardTabs } from '#/features/sonar/dashboard/page/dashboard-tabs.tsx';
import { DashboardView, IfDemo } from '#/features/sonar/dashboard/page/dashboard-view.tsx';
import type { ConsumerVisit } from '#/lib/api/consumer-visit.ts';
import { consumerProject } from '#/lib/api/open-project.ts';

interface Props {
  visit: ConsumerVisit;
  search: DashboardSearch;
  onChange: (change: Partial<DashboardSearch>) => void;
}

/** The dashboard as staff see it; loaded only when the password was right. */
export function SharedSonar({ visit, search, onChange }: Props) {
  return (
    <DashboardView
      source={dashboardApi(consumerProject(visit))}
      projectName={visit.projectName}
      search={search}
      onChange={onChange}
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
