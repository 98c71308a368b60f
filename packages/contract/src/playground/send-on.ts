import { z } from 'zod';
import { BoardText } from '../board/board.ts';
import { endpoint } from '../endpoint.ts';
import { openProject } from '../projects/open-projects.ts';
import { playgroundLimits, sendOnTypes } from './playground-choices.ts';

export const SendOnProject = openProject(sendOnTypes);
export type SendOnProject = z.infer<typeof SendOnProject>;

const access = 'playground.use';

export const playgroundSendOnEndpoints = {
  sendOnProjects: endpoint({
    method: 'GET',
    path: '/api/ai/playground/send-on/projects',
    summary: 'SCOUT and ID8 projects that the caller may open, newest first',
    access,
    answer: z.array(SendOnProject),
  }),
  sendAnswerOn: endpoint({
    method: 'POST',
    path: '/api/ai/playground/messages/{id}/send-on',
    summary: 'Add what an answer says to a project: as messages to SCOUT, as ideas to ID8; each knows its answer',
    access,
    params: z.object({ id: z.uuid() }),
    body: z.object({ projectId: z.uuid(), texts: z.array(BoardText).min(1, 'required').max(playgroundLimits.sentOn) }),
    answer: SendOnProject.extend({ added: z.number().int() }),
    status: 201,
    errors: ['notFound', 'answerInProgress', 'projectInUse', 'limitReached'],
  }),
};
