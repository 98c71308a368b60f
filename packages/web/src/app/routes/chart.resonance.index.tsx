import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useIsHere } from '#/app/use-is-here.ts';
import { ChartSearch } from '#/features/resonance/chart/chart-search.ts';
import { PageLoader } from '#/ui/feedback/page-loader.tsx';

const ChartScreen = lazy(() => import('#/app/chart/chart-screen.tsx').then((file) => ({ default: file.ChartScreen })));

export const Route = createFileRoute('/chart/resonance/')({ validateSearch: ChartSearch, component: ResonanceChart });

function ResonanceChart() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const isHere = useIsHere();
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <Suspense fallback={<PageLoader />}>
        <ChartScreen
          search={search}
          onSearch={(next) => void (isHere() && navigate({ search: next, replace: true, resetScroll: false }))}
        />
      </Suspense>
    </>
  );
}
