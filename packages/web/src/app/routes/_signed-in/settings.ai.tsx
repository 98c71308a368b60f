import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { useIsHere } from '#/app/use-is-here.ts';
import { AiPage } from '#/features/settings/ai/ai-page.tsx';
import { AiSearch } from '#/features/settings/ai/ai-search.ts';
import { needAiSettingsTexts, needAiTexts } from '#/lib/i18n.ts';

const mayManage = permit('settings.manage');

export const Route = createFileRoute('/_signed-in/settings/ai')({
  validateSearch: AiSearch,
  beforeLoad: async (guarded) => {
    await mayManage(guarded);
    await Promise.all([needAiTexts(), needAiSettingsTexts()]);
  },
  component: Ai,
});

function Ai() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const isHere = useIsHere();
  return <AiPage search={search} onSearch={(next) => void (isHere() && navigate({ search: next, replace: true }))} />;
}
