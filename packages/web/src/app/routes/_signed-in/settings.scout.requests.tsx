import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { RequestSearch } from '#/features/settings/requests/request-search.ts';
import { RequestsPage } from '#/features/settings/requests/requests-page.tsx';
import { rawSearch } from '#/lib/list-search.ts';

export const Route = createFileRoute('/_signed-in/settings/scout/requests')({
  validateSearch: rawSearch,
  beforeLoad: permit('settings.manage'),
  component: Page,
});

function Page() {
  const search = RequestSearch.parse(Route.useSearch());
  const navigate = Route.useNavigate();
  return <RequestsPage search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
}
