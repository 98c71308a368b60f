import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { useIsHere } from '#/app/use-is-here.ts';
import { ReportList } from '#/features/reports/list/report-list.tsx';
import { ListSearch } from '#/features/reports/list-search.ts';
import { rawSearch } from '#/lib/list-search.ts';

export const Route = createFileRoute('/_signed-in/reports/')({
  validateSearch: rawSearch,
  beforeLoad: permit('reports.use'),
  component: Reports,
});

function Reports() {
  const search = ListSearch.parse(Route.useSearch());
  const navigate = Route.useNavigate();
  const isHere = useIsHere();
  return (
    <ReportList search={search} onSearch={(next) => void (isHere() && navigate({ search: next, replace: true }))} />
  );
}
