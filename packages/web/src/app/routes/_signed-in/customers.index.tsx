import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { useIsHere } from '#/app/use-is-here.ts';
import { CompanyList } from '#/features/companies/list/company-list.tsx';
import { ListSearch } from '#/features/companies/list-search.ts';
import { rawSearch } from '#/lib/list-search.ts';

export const Route = createFileRoute('/_signed-in/customers/')({
  validateSearch: rawSearch,
  beforeLoad: permit('companies.manage'),
  component: Customers,
});

function Customers() {
  const search = ListSearch.parse(Route.useSearch());
  const navigate = Route.useNavigate();
  const isHere = useIsHere();
  return (
    <CompanyList search={search} onSearch={(next) => void (isHere() && navigate({ search: next, replace: true }))} />
  );
}
