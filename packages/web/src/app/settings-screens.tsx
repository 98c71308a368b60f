import { getRouteApi } from '@tanstack/react-router';
import { AgentList } from '#/features/settings/agents/agent-list.tsx';
import { CreateAgent, EditAgent } from '#/features/settings/agents/agent-pages.tsx';
import { AgentSearch } from '#/features/settings/agents/agent-search.ts';
import { AssistantList } from '#/features/settings/assistants/assistant-list.tsx';
import { CreateAssistant, EditAssistant } from '#/features/settings/assistants/assistant-pages.tsx';
import { AssistantSearch } from '#/features/settings/assistants/assistant-search.ts';
import { WriterList } from '#/features/settings/writers/writer-list.tsx';
import { AddWriter, EditWriter } from '#/features/settings/writers/writer-pages.tsx';
import { WriterSearch } from '#/features/settings/writers/writer-search.ts';
import { useIsHere } from './use-is-here.ts';

/*
 * All screens of the settings. They come as one file: as nine, each with the parts that most pages share, they would
 * move what is in the file of shared parts, and every other page would weigh more.
 */

const agents = getRouteApi('/_signed-in/settings/id8/');
const agent = getRouteApi('/_signed-in/settings/id8/edit-agent/$id');
const writers = getRouteApi('/_signed-in/settings/scout/');
const writer = getRouteApi('/_signed-in/settings/scout/edit-writer/$id');
const assistants = getRouteApi('/_signed-in/settings/assistants/');
const assistant = getRouteApi('/_signed-in/settings/assistants/edit/$id');

export function Agents() {
  const search = AgentSearch.parse(agents.useSearch());
  const navigate = agents.useNavigate();
  const isHere = useIsHere();
  return (
    <AgentList search={search} onSearch={(next) => void (isHere() && navigate({ search: next, replace: true }))} />
  );
}

export function AgentById() {
  const { id } = agent.useParams();
  return <EditAgent key={id} id={id} />;
}

export function Writers() {
  const search = WriterSearch.parse(writers.useSearch());
  const navigate = writers.useNavigate();
  const isHere = useIsHere();
  return (
    <WriterList search={search} onSearch={(next) => void (isHere() && navigate({ search: next, replace: true }))} />
  );
}

export function WriterById() {
  const { id } = writer.useParams();
  return <EditWriter key={id} id={id} />;
}

export function Assistants() {
  const search = AssistantSearch.parse(assistants.useSearch());
  const navigate = assistants.useNavigate();
  const isHere = useIsHere();
  return (
    <AssistantList search={search} onSearch={(next) => void (isHere() && navigate({ search: next, replace: true }))} />
  );
}

export function AssistantById() {
  const { id } = assistant.useParams();
  return <EditAssistant key={id} id={id} />;
}

export const NewAgent = () => <CreateAgent />;
export const NewWriter = () => <AddWriter />;
export const NewAssistant = () => <CreateAssistant />;
