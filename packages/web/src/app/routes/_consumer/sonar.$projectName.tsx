import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ConsumerPage } from '#/app/consumer/consumer-page.tsx';
import { useIsHere } from '#/app/use-is-here.ts';
import { DashboardSearch } from '#/features/sonar/dashboard/dashboard-search.ts';
import { needDashboardTexts, needSonarTexts } from '#/lib/i18n.ts';
import { PageLoader } from '#/ui/page-loader.tsx';

const SharedSonar = lazy(async () => {
  const [file] = await Promise.all([import('#/app/consumer/shared-sonar.tsx'), needDashboardTexts(), needSonarTexts()]);
  return { default: file.SharedSonar };
});

export const Route = createFileRoute('/_consumer/sonar/$projectName')({
  validateSearch: DashboardSearch,
  component: Sonar,
});

function Sonar() {
  const { projectName } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const isHere = useIsHere();
  const onChange = (change: Partial<DashboardSearch>) =>
    void (isHere() && navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false }));
  return (
    <ConsumerPage part="SONAR" projectName={projectName}>
      {(visit) => (
        <Suspense fallback={<PageLoader />}>
          <SharedSonar visit={visit} search={search} onChange={onChange} />
        </Suspense>
      )}
    </ConsumerPage>
  );
}
