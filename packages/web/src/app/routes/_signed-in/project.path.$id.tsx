import { createFileRoute } from '@tanstack/react-router';
import { permit, useMay } from '#/app/permit.ts';
import { InHeader } from '#/app/shell/header-slot.tsx';
import { useIsHere } from '#/app/use-is-here.ts';
import { PathCrumb, PathPage } from '#/features/genie/path/path-page.tsx';
import { PathSearch } from '#/features/genie/path/path-search.ts';
import { needCalibrationTexts, needPathTexts } from '#/lib/i18n.ts';
import { rawSearch } from '#/lib/list-search.ts';

const mayUse = permit('projects.use');

export const Route = createFileRoute('/_signed-in/project/path/$id')({
  validateSearch: rawSearch,
  beforeLoad: async (guarded) => {
    await mayUse(guarded);
    await Promise.all([needPathTexts(), needCalibrationTexts()]);
  },
  component: Path,
});

function Path() {
  const { id } = Route.useParams();
  const search = PathSearch.parse(Route.useSearch());
  const navigate = Route.useNavigate();
  const isHere = useIsHere();
  const mayReport = useMay()('reports.use');
  return (
    <>
      <InHeader>
        <PathCrumb id={id} search={search} />
      </InHeader>
      <PathPage
        key={id}
        id={id}
        search={search}
        mayReport={mayReport}
        onSearch={(next) => void (isHere() && navigate({ search: next, replace: true, resetScroll: false }))}
      />
    </>
  );
}
