import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { InHeader } from '#/app/shell/header-slot.tsx';
import { useIsHere } from '#/app/use-is-here.ts';
import { CompanyBreadcrumb, CompanyPage } from '#/features/companies/detail/company-page.tsx';
import { DetailSearch } from '#/features/companies/detail-search.ts';

export const Route = createFileRoute('/_signed-in/customers/$id')({
  validateSearch: DetailSearch,
  beforeLoad: permit('companies.manage'),
  component: Customer,
});

function Customer() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const isHere = useIsHere();
  return (
    <>
      <InHeader>
        <CompanyBreadcrumb id={id} />
      </InHeader>
      <CompanyPage
        key={id}
        id={id}
        search={search}
        onSearch={(next) => void (isHere() && navigate({ search: next, replace: true, resetScroll: false }))}
      />
    </>
  );
}
