import { z } from 'zod';
import { StartedWriting } from '../ai/started-writing.ts';
import { BoardMessage, BoardMessages } from '../board/board.ts';
import { boardLimits } from '../board/board-choices.ts';
import { boardCalls } from '../board/calls.ts';
import { Done } from '../endpoint.ts';
import { projectCalls, withPrefix } from '../projects/project-calls.ts';
import { Text } from '../text.ts';
import { Duplicates, ScoutProject, Variation } from './scout.ts';
import { scoutLimits, scoutTargets } from './scout-choices.ts';

const Url = Text.trim().max(scoutLimits.url).default('');

const Brief = z.object({
  assistantId: z.uuid(),
  /** The session that it goes on with, replies and all; without one it begins anew. */
  threadId: z.uuid().nullish(),
  /** Needed by an assistant of the type TEXT. */
  url: Url,
  /** Text of the user's own that counts as a source, and what it asks of the writer. */
  byPass: Text.trim().max(scoutLimits.brief).default(''),
  focusOn: Text.trim().max(scoutLimits.brief).default(''),
  fileText: Text.trim().max(scoutLimits.fileText).default(''),
  /** Voices to write in, of the settings; none: the assistant's own. */
  writerIds: z.array(z.uuid()).max(scoutLimits.writers).default([]),
  count: z.number().int().min(1).max(scoutLimits.maxGenerated).default(scoutLimits.generated),
});
const Reply = z.object({
  reply: Text.trim().min(1, 'required').max(scoutLimits.reply),
  assistantId: z.uuid(),
  threadId: z.uuid(),
  url: Url,
});
const Nothing = z.object({});
const OfThread = z.object({ threadId: z.uuid() });

const generating = ['projectInUse', 'jobInProgress', 'pageCannotBeRead', 'aiQuotaSpent', 'limitReached'] as const;
const changing = ['projectInUse', 'jobInProgress'] as const;

const product = { opens: 'SCOUTV2', root: 'scout-v2', consumerRoot: 'scout' } as const;
const generate = { request: Brief, answer: StartedWriting, maxBodyBytes: 1024 * 1024, errors: generating } as const;
const reply = { request: Reply, answer: StartedWriting, errors: generating } as const;

export const scoutBoardCalls = boardCalls(product);

export const scoutCalls = projectCalls(product, {
  scoutProject: {
    path: { staff: '/api/scout-v2/{id}', consumer: '/api/consumer/scout' },
    project: 'path',
    summary: 'A SCOUT project: its form, its sessions and what is being written',
    isOpening: true,
    answer: ScoutProject,
  },
  scoutGenerate: {
    path: 'generate/messages',
    summary: 'Write messages from a page, a file or one’s own text',
    ...generate,
  },
  scoutGenerateSelected: {
    path: 'generate/selected/messages',
    summary: 'Write more messages like those that are selected',
    ...generate,
    errors: [...generating, 'noMessagesAvailable'],
  },
  scoutReply: { path: 'reply', summary: 'Answer the hint of a session: more messages are written', ...reply },
  scoutReplySelected: {
    path: 'reply/selected',
    summary: 'Answer the hint of the session that writes messages like those that are selected',
    ...reply,
    errors: [...generating, 'noMessagesAvailable'],
  },
  scoutStop: { path: 'generate/stop', summary: 'Stop writing; what came stays', request: Nothing, answer: Done },
  scoutReset: {
    path: { staff: '/api/scout-v2/reset/{id}', consumer: '/api/consumer/scout/reset' },
    project: 'path',
    summary: 'Reset a session: hint and replies go, messages stay',
    request: OfThread,
    answer: Done,
    errors: changing,
  },
  scoutClearSelected: {
    path: 'clear/selected',
    project: 'queryId',
    summary: 'Move the selected messages to the backup',
    request: Nothing,
    answer: Done,
    errors: changing,
  },
  scoutCompress: {
    path: 'compress',
    summary: 'Choose the best of each theme of the selected messages, as new messages that say what they stand for',
    request: z.object({
      targetNumber: z
        .number()
        .int()
        .min(scoutTargets.min)
        .max(scoutTargets.max)
        .multipleOf(scoutTargets.step)
        .default(scoutTargets.default),
      assistantId: z.uuid().nullish(),
      /** Those to choose from: the selected ones unless given. */
      ids: z.array(z.uuid()).max(boardLimits.ids).nullish(),
    }),
    answer: BoardMessages.extend({
      /** Of the messages that were chosen from, largest first, and how many of each were. */
      themes: z.array(z.object({ label: z.string(), messages: z.number().int(), kept: z.number().int() })),
    }),
    large: true,
    maxBodyBytes: 1024 * 1024,
    errors: [...changing, 'noMessagesAvailable', 'limitReached'],
  },
  scoutSwap: {
    path: 'message/swap',
    project: 'row',
    row: { kind: 'message', field: 'id' },
    summary: 'Let a compressed message say what one of those says that it stands for',
    request: z.object({ id: z.uuid(), absorbedId: z.uuid() }),
    answer: BoardMessage,
    errors: [...changing, 'accessDenied'],
  },
  scoutDuplicates: {
    path: 'message/duplicates',
    summary: 'Which of the newest messages say the same',
    answer: Duplicates,
    large: true,
  },
  scoutVariationScore: {
    path: 'message/variation-score',
    summary: 'How much messages differ, what they are about, and which say the same',
    request: z.object({ ids: z.array(z.uuid()).max(boardLimits.ids).nullish() }),
    answer: Variation,
    maxBodyBytes: 1024 * 1024,
    large: true,
  },
});

export const scoutCallTable = { ...withPrefix('scout', scoutBoardCalls), ...scoutCalls };
