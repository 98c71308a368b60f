import { createFileRoute } from '@tanstack/react-router';
import { listResults } from '#/app/list-results.ts';
import { permit, useMay } from '#/app/permit.ts';
import { useIsHere } from '#/app/use-is-here.ts';
import { ListResultsProvider } from '#/features/projects/list/list-results.ts';
import { ProjectList } from '#/features/projects/list/project-list.tsx';
import { ListSearch } from '#/features/projects/list-search.ts';

export const Route = createFileRoute('/_signed-in/projects/')({
  validateSearch: ListSearch,
  beforeLoad: permit('projects.use'),
  component: Projects,
});

function Projects() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const isHere = useIsHere();
  const may = useMay();
  // A filter that one cannot see must not narrow the list.
  const seen = may('users.see-admins') ? search : { ...search, createdBy: undefined };
  return (
    <ListResultsProvider value={listResults}>
      <ProjectList
        search={seen}
        onSearch={(next) => void (isHere() && navigate({ search: next, replace: true }))}
        may={may}
      />
    </ListResultsProvider>
  );
}
