import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { useIsHere } from '#/app/use-is-here.ts';
import { AssistantList } from '#/features/settings/assistants/assistant-list.tsx';
import { AssistantSearch } from '#/features/settings/assistants/assistant-search.ts';

export const Route = createFileRoute('/_signed-in/settings/assistants/')({
  validateSearch: AssistantSearch,
  beforeLoad: permit('assistants.manage'),
  component: Assistants,
});

function Assistants() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const isHere = useIsHere();
  return (
    <AssistantList search={search} onSearch={(next) => void (isHere() && navigate({ search: next, replace: true }))} />
  );
}
