import { randomUUID } from 'node:crypto';
import { boardLimits } from '@soundings/contract/board/board-choices';
import type { id8Calls } from '@soundings/contract/id8/calls';
import type { AgentChoice } from '@soundings/contract/id8/id8';
import { type IdeaHint, ideaHints } from '@soundings/contract/id8/id8-choices';
import type { ProjectRequest } from '@soundings/contract/projects/project-calls';
import { contentOf } from '@soundings/engine/ideas/idea-parts';
import { sameIdea, thinkingDepth } from '@soundings/engine/ideas/write-ideas';
import { findTextLanguage } from '@soundings/engine/text/find-language';
import { compareVectors, type TextVector, vectorize } from '@soundings/engine/text/similarity';
import { nameOf as nameOfPrompt } from '#/features/ai/engines/prompt.ts';
import { startRun } from '#/features/ai/runs/start-run.ts';
import { askerOf } from '#/features/ai/usage/quota.ts';
import { getAgent, isPredefinedAgent } from '#/features/assistants/agents.ts';
import { addToBoard, markBoardAsOld, readKnownTexts } from '#/features/board/add-to-board.ts';
import { nameOf, type OpenBoard } from '#/features/board/change-board.ts';
import { readReferenceFile } from '#/features/projects/reference-file.ts';
import { assertNotInUse, ownerOf } from '#/features/projects/status/leases.ts';
import { isProcessing } from '#/features/projects/status/processing.ts';
import { readSource } from '#/features/writing/read-source.ts';
import { findRun } from '#/platform/ai/runs/runs.store.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { findSession, saveSession } from '../id8.store.ts';
import type { Id8Session } from '../id8.tables.ts';
import { type IdeaItem, type IdeaSource, type IdeasInput, id8IdeasPrompt } from './id8-ideas.prompt.ts';

type Brief = ProjectRequest<typeof id8Calls.id8Generate>;
type Asked = Pick<Brief, 'url' | 'focusOn' | 'byPass' | 'fileText' | 'thinking' | 'steer' | 'agent'> & {
  readonly replies: readonly string[];
};

export const generateIdeas = async (services: Services, open: OpenBoard, brief: Brief, signal: AbortSignal) => {
  const { url, focusOn, byPass, fileText, agent = null } = brief;
  const found = brief.threadId ? await findSession(services.db, open.project.id) : null;
  const before = found?.threadId === brief.threadId ? found : null;
  const threadId = before?.threadId ?? randomUUID();
  const replies = [...(before?.replies ?? [])];
  const session = { threadId, url, focusOn, byPass, fileText, agent, replies };
  return { threadId, ...(await writeIdeas(services, open, { ...brief, replies }, session, signal)) };
};

const maxReplies = 20;

/** Goes on with a session. Throws notFound for one of another project, or that was reset. */
export const replyToHint = async (
  services: Services,
  open: OpenBoard,
  { reply, threadId }: ProjectRequest<typeof id8Calls.id8Reply>,
  signal: AbortSignal,
) => {
  const session = await findSession(services.db, open.project.id);
  if (session?.threadId !== threadId) throw new AppError('notFound');
  const replies = [...session.replies, reply].slice(-maxReplies);
  const agent = await findSessionAgent(services.db, session);
  return { threadId, ...(await writeIdeas(services, open, { ...session, agent, replies }, { replies }, signal)) };
};

/** Chosen in the brief; null, which means the project's, also where the chosen one was deleted since. */
export const findSessionAgent = async (db: Services['db'], session: Id8Session | null): Promise<AgentChoice | null> => {
  const agent = session?.agent ?? null;
  return agent?.type === 'predefined' && !(await isPredefinedAgent(db, agent.agentId)) ? null : agent;
};

/**
 * Asks a model for ideas; each is on the board as it comes, unless the project has had it before. Throws projectInUse,
 * jobInProgress, pageCannotBeRead and aiQuotaSpent.
 */
const writeIdeas = async (
  services: Services,
  open: OpenBoard,
  asked: Asked,
  session: Partial<Id8Session>,
  signal: AbortSignal,
): Promise<{ runId: string; isPageRead: boolean }> => {
  const { db } = services;
  const { project, viewer } = open;
  await assertNotInUse(db, project.id, ownerOf(viewer));
  if (await isProcessing(db, project.id)) throw new AppError('jobInProgress');
  const { input, runs, isPageRead } = await readInput(services, open, asked, signal);
  const collect = createCollector(services, open, { input, url: asked.url });
  const runId = await startRun(services, {
    ...{ prompt: id8IdeasPrompt, input, asker: askerOf(viewer.caller) },
    ...{ projectId: project.id, holdsProjectFor: ownerOf(viewer) },
    begin: async (tx, runId) => {
      if (await isProcessing(tx, project.id)) throw new AppError('jobInProgress');
      const { source, thinking } = input;
      const wanted = thinkingDepth[thinking].count;
      await saveSession(tx, project.id, { ...session, runId, wanted, runs, source, hint: null, hintCode: null });
      collect.begin(runId);
    },
    onPart: collect.take,
  });
  return { runId, isPageRead };
};

/** Characters of text, and lines. */
const kept = { text: 60_000, lines: 60 };

const readInput = async (
  services: Services,
  { project }: OpenBoard,
  asked: Asked,
  signal: AbortSignal,
): Promise<{ input: IdeasInput; runs: number; isPageRead: boolean }> => {
  const { db } = services;
  const reference = await readReferenceFile(services, project, signal);
  const fileText = [asked.fileText, reference].filter(Boolean).join('\n\n');
  const ownText = [asked.byPass, fileText].filter(Boolean).join('\n');
  const { url, replies } = asked;
  const { page, readOn, isPageRead } = await readSource(services, { url, ownText, replies }, signal);
  const source: IdeaSource = {
    ...{ title: page.title, description: page.description, brand: page.brand, language: page.language },
    ...{ mainText: page.mainText.slice(0, kept.text), headings: page.headings.slice(0, kept.lines) },
    ...{ proofPoints: page.proofPoints.slice(0, kept.lines), callsToAction: page.callsToAction.slice(0, kept.lines) },
    ...{ highlights: page.highlights.slice(0, kept.lines), testimonials: page.testimonials.slice(0, kept.lines) },
    ...{ offers: page.offers, audience: page.audience },
    ...{ colours: page.colours, photos: page.photos, readOn },
  };
  const session = await findSession(db, project.id);
  const runs = (session?.runs ?? 0) + 1;
  const input: IdeasInput = {
    ...{
      source,
      agent: await readInstructions(db, project, asked.agent ?? null),
      replies,
      focusOn: asked.focusOn,
      byPass: asked.byPass,
    },
    thinking: asked.thinking ?? project.settings.thinking ?? 'BALANCED',
    fileText,
    known: await readKnownTexts(db, project.id),
    steer: asked.steer ?? undefined,
    seed: runs,
  };
  return { input, runs, isPageRead };
};

const readInstructions = async (
  db: Services['db'],
  { agentId }: OpenBoard['project'],
  choice: AgentChoice | null,
): Promise<string> => {
  if (choice?.type === 'custom') return choice.instructions;
  if (choice === null) return agentId ? (await getAgent(db, agentId)).instructions : '';
  const { type, instructions } = await getAgent(db, choice.agentId);
  if (type !== 'predefined') throw new AppError('notFound');
  return instructions;
};

/** What the session asks for where no model did, as clients of the API read it. */
const hintSentences: Readonly<Record<IdeaHint, string>> = {
  noFacts: 'The page says too little to write from. Which facts should the ideas use?',
  fewFacts: 'Each strategy that suits this page has been used. What else can be said about the brand?',
  otherLanguage: 'Ideas are written in English, German and Danish. Is there a page in one of these languages?',
  noNumbers: 'The page names no number. Is there a figure that can be taken literally?',
  audience: 'Who should the ideas speak to? Write “audience: …”.',
};
const isHintCode = (text: string): text is IdeaHint => ideaHints.some((code) => code === text);

const createCollector = (
  services: Services,
  { project, viewer }: OpenBoard,
  { input, url }: { input: IdeasInput; url: string },
) => {
  const { db } = services;
  const language =
    input.source.language === 'de' || input.source.language === 'da'
      ? input.source.language
      : (findTextLanguage(input.source.mainText) ?? 'en');
  const vectorOf = (text: string): TextVector => vectorize(contentOf(text), language);
  const vectors = input.known.map(vectorOf);
  let runId = '';
  let isFirst = true;

  const add = async ({ text: given, evidence }: IdeaItem): Promise<void> => {
    const text = given.trim().slice(0, boardLimits.message).toWellFormed();
    const vector = vectorOf(text);
    if (text === '' || vectors.some((other) => compareVectors(other, vector) >= sameIdea)) return;
    const run = await findRun(db, runId);
    const origin = {
      ...{ kind: run?.kind ?? null, model: run?.model ?? '', prompt: nameOfPrompt(id8IdeasPrompt), url },
      ...{
        readOn: input.source.readOn,
        evidence: evidence ? [evidence.slice(0, boardLimits.message)] : [],
        fact: null,
      },
    };
    await db.transaction(async (tx) => {
      if (isFirst) await markBoardAsOld(tx, project.id, runId);
      await addToBoard(services, tx, project.id, [
        { text, createType: 'GENERATED', creator: nameOf(viewer), runId, origin },
      ]);
    });
    vectors.push(vector);
    isFirst = false;
  };

  return {
    begin: (id: string): void => {
      runId = id;
    },
    take: (item: IdeaItem): Promise<void> =>
      item.kind === 'idea'
        ? add(item)
        : saveSession(db, project.id, hintOf(item.text.trim().slice(0, boardLimits.message))),
  };
};

const hintOf = (text: string) =>
  isHintCode(text) ? { hint: hintSentences[text], hintCode: text } : { hint: text || null, hintCode: null };
