import { createFileRoute } from '@tanstack/react-router';
import { useIsHere } from '#/app/use-is-here.ts';
import { AlertList } from '#/features/projects/alerts/alert-list.tsx';
import { AlertSearch } from '#/features/projects/alerts/alert-search.ts';
import { needAlertTexts } from '#/lib/i18n.ts';
import { rawSearch } from '#/lib/list-search.ts';

export const Route = createFileRoute('/_signed-in/alerts/')({
  validateSearch: rawSearch,
  beforeLoad: needAlertTexts,
  component: Alerts,
});

function Alerts() {
  const search = AlertSearch.parse(Route.useSearch());
  const navigate = Route.useNavigate();
  const isHere = useIsHere();
  return (
    <AlertList search={search} onSearch={(next) => void (isHere() && navigate({ search: next, replace: true }))} />
  );
}
