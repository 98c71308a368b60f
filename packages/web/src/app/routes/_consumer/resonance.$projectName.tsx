import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ConsumerPage } from '#/app/consumer/consumer-page.tsx';
import { useIsHere } from '#/app/use-is-here.ts';
import { ResponseSearch } from '#/features/resonance/page/response-search.ts';
import { PageLoader } from '#/ui/page-loader.tsx';

const SharedResonance = lazy(() =>
  import('#/app/consumer/shared-resonance.tsx').then((file) => ({ default: file.SharedResonance })),
);

export const Route = createFileRoute('/_consumer/resonance/$projectName')({
  validateSearch: ResponseSearch,
  component: Resonance,
});

function Resonance() {
  const { projectName } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const isHere = useIsHere();
  return (
    <ConsumerPage part="RESONANCE" projectName={projectName}>
      {(visit) => (
        <Suspense fallback={<PageLoader />}>
          <SharedResonance
            visit={visit}
            search={search}
            onSearch={(next) => void (isHere() && navigate({ search: next, replace: true, resetScroll: false }))}
          />
        </Suspense>
      )}
    </ConsumerPage>
  );
}
