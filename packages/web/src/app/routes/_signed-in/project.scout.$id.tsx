import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { permit, useMay } from '#/app/permit.ts';
import { CollectLink, StaffScout } from '#/app/scout-screen.tsx';
import { useIsHere } from '#/app/use-is-here.ts';
import { ScoutPage } from '#/features/scout/page/scout-page.tsx';
import { ScoutSearch } from '#/features/scout/page/scout-search.ts';
import { needAiTexts, needBoardTexts, needScoutTexts } from '#/lib/i18n.ts';
import { rawSearch } from '#/lib/list-search.ts';

const mayUse = permit('projects.use');

export const Route = createFileRoute('/_signed-in/project/scout/$id')({
  validateSearch: rawSearch,
  beforeLoad: async (guarded) => {
    await mayUse(guarded);
    await Promise.all([needScoutTexts(), needBoardTexts(), needAiTexts()]);
  },
  component: Scout,
});

function Scout() {
  const { id } = Route.useParams();
  const given = Route.useSearch();
  const search = useMemo(() => ScoutSearch.parse(given), [given]);
  const may = useMay();
  const navigate = Route.useNavigate();
  const isHere = useIsHere();
  const onSearch = (next: ScoutSearch) =>
    void (isHere() && navigate({ search: next, replace: true, resetScroll: false }));
  return (
    <StaffScout key={id} id={id} may={may}>
      <ScoutPage search={search} onSearch={onSearch} collect={(look) => <CollectLink id={id} look={look} />} />
    </StaffScout>
  );
}
