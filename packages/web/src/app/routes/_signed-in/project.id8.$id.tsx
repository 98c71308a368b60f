import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { StaffId8 } from '#/app/id8-screen.tsx';
import { permit, useMay } from '#/app/permit.ts';
import { useIsHere } from '#/app/use-is-here.ts';
import { Id8Page } from '#/features/id8/page/id8-page.tsx';
import { Id8Search } from '#/features/id8/page/id8-search.ts';
import { needAiTexts, needBoardTexts, needId8Texts } from '#/lib/i18n.ts';
import { rawSearch } from '#/lib/list-search.ts';

const mayUse = permit('projects.use');

export const Route = createFileRoute('/_signed-in/project/id8/$id')({
  validateSearch: rawSearch,
  beforeLoad: async (guarded) => {
    await mayUse(guarded);
    await Promise.all([needId8Texts(), needBoardTexts(), needAiTexts()]);
  },
  component: Id8,
});

function Id8() {
  const { id } = Route.useParams();
  const given = Route.useSearch();
  const search = useMemo(() => Id8Search.parse(given), [given]);
  const may = useMay();
  const navigate = Route.useNavigate();
  const isHere = useIsHere();
  const onSearch = (next: Id8Search) =>
    void (isHere() && navigate({ search: next, replace: true, resetScroll: false }));
  return (
    <StaffId8 key={id} id={id} may={may}>
      <Id8Page search={search} onSearch={onSearch} />
    </StaffId8>
  );
}
