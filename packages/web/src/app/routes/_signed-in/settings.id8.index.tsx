import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { useIsHere } from '#/app/use-is-here.ts';
import { AgentList } from '#/features/settings/agents/agent-list.tsx';
import { AgentSearch } from '#/features/settings/agents/agent-search.ts';

export const Route = createFileRoute('/_signed-in/settings/id8/')({
  validateSearch: AgentSearch,
  beforeLoad: permit('settings.manage'),
  component: Agents,
});

function Agents() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const isHere = useIsHere();
  return (
    <AgentList search={search} onSearch={(next) => void (isHere() && navigate({ search: next, replace: true }))} />
  );
}
