import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { BrandRulesPage } from '#/features/settings/brand-rules/brand-rules-page.tsx';
import { rawSearch } from '#/lib/list-search.ts';

export const Route = createFileRoute('/_signed-in/settings/scout/brand-rules')({
  validateSearch: rawSearch,
  beforeLoad: permit('settings.manage'),
  component: Page,
});

function Page() {
  const { company } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BrandRulesPage
      company={typeof company === 'string' ? company : undefined}
      onCompany={(next) => void navigate({ search: next ? { company: next } : {}, replace: true })}
    />
  );
}
