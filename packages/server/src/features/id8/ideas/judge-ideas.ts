import { readParts } from '@soundings/engine/ideas/idea-parts';
import { mapIdeasInSteps } from '@soundings/engine/ideas/map-ideas';
import { createJudge, type IdeaReason } from '@soundings/engine/ideas/score-idea';
import type { TextVector } from '@soundings/engine/text/similarity';
import { readBoard, readKnownTexts } from '#/features/board/add-to-board.ts';
import { createYield } from '#/platform/event-loop.ts';
import type { Services } from '#/platform/services.ts';
import { findRubric, findSession } from '../id8.store.ts';
import { factsOf } from './id8-ideas.prompt.ts';

const factsOfProject = async ({ db }: Services, projectId: string) => {
  const session = await findSession(db, projectId);
  return session?.source
    ? { session, facts: factsOf({ source: session.source, byPass: session.byPass, fileText: session.fileText }) }
    : null;
};

/** Ideas of a board by the workspace's rubric, each against those that came before it. None where no page was read. */
export const scoreIdeas = async (
  services: Services,
  projectId: string,
  ids: readonly string[] | null,
  signal: AbortSignal,
) => {
  const given = await factsOfProject(services, projectId);
  if (!given?.facts) return { scores: [] };
  const judge = createJudge(given.facts, await findRubric(services.db));
  const wanted = ids && new Set(ids);
  const rows = (await readBoard(services.db, projectId)).toReversed();
  const yieldToEventLoop = createYield(signal);
  const before: TextVector[] = [];
  const scores = [];
  for (const { id, text } of rows) {
    if (!wanted || wanted.has(id)) {
      const { total, criteria } = judge.score(text, before);
      const tell = (reason: IdeaReason) => ({
        code: reason.code,
        text: textOf(reason, (at) => readParts(rows[at]!.text).headline),
      });
      scores.push({ id, total, criteria: criteria.map((each) => ({ ...each, reason: tell(each.reason) })) });
    }
    before.push(judge.vectorOf(text));
    if (yieldToEventLoop.isDue()) await yieldToEventLoop();
  }
  return { scores };
};

const textOf = (reason: IdeaReason, headlineAt: (place: number) => string): string | null => {
  if ('other' in reason) return headlineAt(reason.other);
  return 'stage' in reason ? reason.stage : reason.text;
};

export const mapIdeas = async (services: Services, projectId: string, signal: AbortSignal) => {
  const rows = await readBoard(services.db, projectId);
  const given = await factsOfProject(services, projectId);
  const texts = rows.map(({ text }) => text);
  const onBoard = new Set(texts);
  const deleted = (await readKnownTexts(services.db, projectId)).filter((text) => !onBoard.has(text));
  const steps = mapIdeasInSteps(texts, given?.facts ?? null, deleted);
  const yieldToEventLoop = createYield(signal);
  let step = steps.next();
  while (!step.done) {
    if (yieldToEventLoop.isDue()) await yieldToEventLoop();
    step = steps.next();
  }
  const { points, regions, axes } = step.value;
  return {
    points: points.map((point, at) => ({ id: rows[at]!.id, ...point })),
    regions: [...regions],
    axes: axes.map((axis) => ({ ...axis })),
  };
};
