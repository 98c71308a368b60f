import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { useIsHere } from '#/app/use-is-here.ts';
import { WriterList } from '#/features/settings/writers/writer-list.tsx';
import { WriterSearch } from '#/features/settings/writers/writer-search.ts';

export const Route = createFileRoute('/_signed-in/settings/scout/')({
  validateSearch: WriterSearch,
  beforeLoad: permit('settings.manage'),
  component: Writers,
});

function Writers() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const isHere = useIsHere();
  return (
    <WriterList search={search} onSearch={(next) => void (isHere() && navigate({ search: next, replace: true }))} />
  );
}
