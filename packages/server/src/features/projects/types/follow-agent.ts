import { type AgentChoice, chooseAgent, deleteCustomAgent, lockAgent } from '#/features/assistants/agents.ts';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { isAgentOfAnother, setProject } from '../projects.store.ts';

export const followAgent = async (
  tx: Database,
  { id, agentId: present }: { id: string; agentId: string | null },
  given: AgentChoice,
  now: Date,
): Promise<void> => {
  // Two projects that are made with one agent come one after the other, and the second is refused.
  if (given.agentId) await lockAgent(tx, given.agentId);
  const isOthers = given.agentType === 'custom' && given.agentId && (await isAgentOfAnother(tx, given.agentId, id));
  if (isOthers) throw new AppError('notFound');
  const agentId = await chooseAgent(tx, given, present, now);
  await setProject(tx, id, { agentId });
  if (present && present !== agentId) await deleteCustomAgent(tx, present);
};
