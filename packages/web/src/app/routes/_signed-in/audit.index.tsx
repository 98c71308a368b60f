import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { useIsHere } from '#/app/use-is-here.ts';
import { AuditLog } from '#/features/audit/audit-log.tsx';
import { AuditSearch } from '#/features/audit/audit-search.ts';
import { rawSearch } from '#/lib/list-search.ts';

export const Route = createFileRoute('/_signed-in/audit/')({
  validateSearch: rawSearch,
  beforeLoad: permit('audit.read'),
  component: Audit,
});

function Audit() {
  const search = AuditSearch.parse(Route.useSearch());
  const navigate = Route.useNavigate();
  const isHere = useIsHere();
  return <AuditLog search={search} onSearch={(next) => void (isHere() && navigate({ search: next, replace: true }))} />;
}
