import { endpoints } from 'virtual:endpoints';
import type { Agent, AgentInfo } from '@soundings/contract/assistants/agents';
import type { IdeaRubric } from '@soundings/contract/id8/id8';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import { queryRoots } from '#/lib/query.ts';
import { type ActionOutcome, useAction } from '#/ui/feedback/use-action.ts';
import type { AgentQuery } from './agent-search.ts';

const refreshes = [queryRoots.agents];

/** Pages of this call count from 1, as those of the address do. */
export const agentsQuery = (query: AgentQuery) =>
  queryOptions({
    queryKey: [...queryRoots.agents, 'search', query],
    queryFn: ({ signal }) => call(endpoints.searchAgents, { query, signal }),
    placeholderData: keepPreviousData,
  });

export const agentQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryRoots.agents, 'by-id', id],
    queryFn: ({ signal }) => call(endpoints.agent, { params: { id }, signal }),
  });

export const rubricQuery = queryOptions({
  queryKey: [...queryRoots.agents, 'rubric'],
  queryFn: ({ signal }) => call(endpoints.ideaRubric, { signal }),
});

export const useSaveRubric = (outcome: ActionOutcome<IdeaRubric, unknown>) =>
  useAction({
    call: (body: IdeaRubric) => call(endpoints.saveIdeaRubric, { body }),
    // Scores of open boards rest on it.
    refreshes: [queryRoots.agents, queryRoots.id8],
    done: 'agents.rubricSaved',
    failed: 'agents.couldntSaveRubric',
    ...outcome,
  });

export interface AgentValues {
  name: string;
  instructions: string;
}

export const useSaveAgent = (agent: AgentInfo | undefined, outcome: ActionOutcome<AgentValues, unknown>) =>
  useAction({
    call: ({ name, instructions }: AgentValues): Promise<unknown> => {
      if (agent === undefined) return call(endpoints.registerSystemAgent, { body: { name, instructions } });
      const query = { id: agent.id };
      return agent.type === 'custom'
        ? call(endpoints.editCustomAgent, { query, body: { instructions } })
        : call(endpoints.editSystemAgent, { query, body: { name, instructions } });
    },
    refreshes,
    done: (t, { name }) => ({
      title: t(agent === undefined ? 'agents.agentHasBeenAddedSuccessfully' : 'agents.agentHasBeenChangedSuccessfully'),
      text: agent === undefined ? t('agents.addedText', { name }) : t('agents.changedText'),
    }),
    failed: agent === undefined ? 'agents.couldntCreateAgent' : 'agents.couldntChangeAgent',
    ...outcome,
  });

export const useDeleteAgent = (outcome: ActionOutcome<Agent, unknown>) =>
  useAction({
    call: ({ id }: Agent) => call(endpoints.deleteAgent, { query: { id } }),
    refreshes,
    done: 'agents.agentHasBeenRemovedSuccessfully',
    failed: 'agents.couldntDeleteAgent',
    ...outcome,
  });
