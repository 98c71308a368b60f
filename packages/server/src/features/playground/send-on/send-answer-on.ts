import type { MessageOrigin } from '@soundings/contract/board/board';
import { sendOnTypes } from '@soundings/contract/playground/playground-choices';
import type { SendOnProject } from '@soundings/contract/playground/send-on';
import { sendToBoard } from '#/features/board/add-to-board.ts';
import { loadActiveProjectFor } from '#/features/projects/load-project.ts';
import { findRun } from '#/platform/ai/runs/runs.store.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { settleAnswers } from '../chat/settle-answers.ts';
import { findMessageOf } from '../conversations/messages.store.ts';
import type { MessageRow } from '../playground.tables.ts';

interface SendOn {
  readonly projectId: string;
  readonly texts: readonly string[];
}

/**
 * Adds texts of one's own answer to a board, the first above the others, each with the answer it comes from. Throws notFound
 * for what the caller may not open, answerInProgress, and as a change of a board.
 */
export const sendAnswerOn = async (
  services: Services,
  caller: Caller,
  messageId: string,
  { projectId, texts }: SendOn,
): Promise<SendOnProject & { readonly added: number }> => {
  const origin = await readOrigin(services, await loadAnswer(services, caller, messageId));
  const project = await loadActiveProjectFor(services, caller, projectId);
  const projectType = sendOnTypes.find((type) => type === project.projectType);
  if (!projectType) throw new AppError('notFound');
  const open = { project, viewer: { caller, consumer: null } } as const;
  const added = await sendToBoard(
    services,
    open,
    texts.map((text) => ({ text, origin })),
  );
  return { id: projectId, projectName: project.projectName, projectType, added };
};

const loadAnswer = async (services: Services, caller: Caller, id: string): Promise<MessageRow> => {
  const { db } = services;
  const found = await findMessageOf(db, caller.id, id);
  if (found?.responseType !== 'ASSISTANT') throw new AppError('notFound');
  await settleAnswers(services, found.conversationId);
  const answer = await findMessageOf(db, caller.id, id);
  if (!answer) throw new AppError('notFound');
  if (answer.text === null) throw new AppError('answerInProgress');
  return answer;
};

const readOrigin = async ({ db }: Services, answer: MessageRow): Promise<MessageOrigin> => {
  const run = answer.runId ? await findRun(db, answer.runId) : null;
  return {
    ...{
      kind: run?.kind ?? null,
      model: run?.model ?? '',
      prompt: run?.prompt ?? '',
      url: '',
      readOn: null,
      fact: null,
    },
    evidence: (answer.sources ?? []).map(({ quote }) => quote),
    answer: { conversationId: answer.conversationId, messageId: answer.id },
  };
};
