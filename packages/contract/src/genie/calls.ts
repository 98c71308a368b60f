import { z } from 'zod';
import { StartedWriting } from '../ai/started-writing.ts';
import { Done } from '../endpoint.ts';
import { projectCalls } from '../projects/project-calls.ts';
import { Text } from '../text.ts';
import {
  GenieBoard,
  GenieMessage,
  GenieProject,
  MessageEdits,
  MessageText,
  PageUrl,
  Prediction,
  Segment,
} from './genie.ts';
import { genieLimits } from './genie-choices.ts';

const Audience = Segment.extend({ region: Segment.shape.region.default(null) });

const PredictRequest = Audience.extend({ message: MessageText, url: PageUrl });
const PredictGoRequest = z.object({ message: MessageText, url: PageUrl });

const Brief = z.object({
  assistantId: z.uuid(),
  url: PageUrl,
  /** Text of the user's own that counts as a source, and what it asks of the writer. */
  byPass: Text.trim().max(genieLimits.brief).default(''),
  focusOn: Text.trim().max(genieLimits.brief).default(''),
  fileText: Text.trim().max(genieLimits.fileText).default(''),
});
const Reply = z.object({
  reply: Text.trim().min(1, 'required').max(genieLimits.reply),
  assistantId: z.uuid(),
  threadId: z.uuid(),
  url: PageUrl,
});

const Predicted = z.object({ message: GenieMessage });
/** A message by its text: where the project has it, it counts as evaluated from then on. */
const Figures = Prediction.extend({ message: z.string() });

/** R1, and how uncertain it is, 0 to 1. */
const SegmentCell = z.object({
  interest: z.number(),
  uncertainty: z.number(),
  /** Whether respondents of the segment were asked; false of one that shares everyone's value. */
  isAsked: z.boolean(),
});

const Texts = z.array(MessageText).min(1).max(genieLimits.messages);
const EditRequest = z.object({ id: z.uuid(), message: MessageText });
const ById = z.object({ id: z.uuid() });
const OfThread = z.object({ threadId: z.uuid() });
const Nothing = z.object({});

const generating = ['projectInUse', 'jobInProgress', 'pageCannotBeRead', 'aiQuotaSpent', 'notFound'] as const;
const changing = ['projectInUse', 'notFound'] as const;

const shared = {
  board: {
    path: 'board',
    summary: 'Predicted and generated messages with their figures, and what is being written',
    request: Nothing,
    answer: GenieBoard,
    large: true,
  },
  stop: {
    path: 'stop',
    summary: 'Stop writing; what came stays',
    request: Nothing,
    answer: Done,
  },
  cancel: {
    path: 'predict/cancel',
    summary: 'Cancel the evaluation of the messages that still wait for it; they are marked as cancelled',
    request: Nothing,
    answer: Done,
    errors: changing,
  },
  edit: {
    path: 'message/edit-message',
    summary: 'Change the text of a message',
    request: EditRequest,
    answer: GenieMessage,
    errors: changing,
  },
  remove: {
    path: 'message/delete',
    summary: 'Delete a message',
    request: ById,
    answer: Done,
    errors: changing,
  },
  tryEdits: {
    path: 'message/try',
    summary: 'Up to three edits of a message with what each would change; nothing is written',
    request: ById,
    answer: MessageEdits,
  },
  reset: {
    path: 'reset',
    summary: 'Reset a session: generated messages, hint and replies go',
    request: OfThread,
    answer: Done,
    errors: changing,
  },
  tournament: {
    path: 'tournament',
    summary: 'The chance of each of 2 to 50 messages to be the best of them',
    request: z.object({ messages: z.array(MessageText).min(2).max(genieLimits.tournament) }),
    answer: z.object({ chances: z.array(z.object({ message: z.string(), chance: z.number() })) }),
  },
} as const;

const generate = {
  url: {
    path: 'url',
    summary: 'Write messages from a page; those of an earlier generation go',
    request: Brief,
    answer: StartedWriting,
    maxBodyBytes: 1024 * 1024,
    errors: generating,
  },
  reply: {
    path: 'reply',
    summary: 'Answer the hint of a session: more messages are written, ahead of the older ones',
    request: Reply,
    answer: StartedWriting,
    errors: generating,
  },
} as const;

export const genieCalls = projectCalls(
  { opens: 'GENIE', root: 'genie' },
  {
    genieProject: {
      path: { staff: '/api/genie/{id}', consumer: '/api/consumer/genie' },
      project: 'path',
      summary: 'A GENIE project: its brand, its assistants and its session',
      isOpening: true,
      answer: GenieProject,
    },
    genieBoard: shared.board,
    predictGenieMessage: {
      path: 'predict/message',
      summary: 'Predict the response to one message; nothing is written',
      request: PredictRequest,
      answer: Figures,
    },
    predictGenieMessages: {
      path: 'predict/messages',
      summary: 'Predict the response to a message, keep it, and write alternatives to it',
      request: PredictRequest,
      answer: Predicted,
      errors: generating,
    },
    addGenieMessages: {
      path: 'message/create',
      summary: 'Add messages of one’s own, to be evaluated one after the other',
      request: Audience.extend({ messages: Texts, url: PageUrl }),
      answer: z.object({ messages: z.array(GenieMessage) }),
      maxBodyBytes: 1024 * 1024,
      errors: changing,
    },
    generateGenie: generate.url,
    replyGenie: generate.reply,
    resetGenie: shared.reset,
    stopGenie: shared.stop,
    cancelGenieEvaluation: shared.cancel,
    editGenieMessage: shared.edit,
    tryGenieEdits: shared.tryEdits,
    deleteGenieMessage: shared.remove,
    genieTournament: shared.tournament,
    genieSegments: {
      path: 'segments',
      summary: 'What messages would get in each gender and age range, and how certain that is',
      request: z.object({ messages: z.array(MessageText).min(1).max(genieLimits.segmentRows) }),
      answer: z.object({
        segments: z.array(Segment),
        /** A cell a segment, in their order. */
        rows: z.array(z.object({ message: z.string(), cells: z.array(SegmentCell) })),
      }),
    },
    exportGenieMessages: {
      path: 'export',
      summary: 'Messages as a text file, a blank line between each two',
      request: z.object({ messages: z.array(MessageText).max(2 * genieLimits.kept) }),
      download: 'text/plain; charset=utf-8',
      maxBodyBytes: 2 * 1024 * 1024,
      answer: z.string(),
      errors: ['noMessagesAvailable'],
    },
    genieBrands: {
      path: 'brands',
      summary: 'The brands that messages of the project can be about',
      request: Nothing,
      answer: z.array(z.string()),
    },
    genieAges: {
      path: 'ages',
      summary: 'The age ranges that can be asked for',
      request: Nothing,
      answer: z.array(Segment.shape.ageRange),
    },
  },
);

export const genieGoCalls = projectCalls(
  { opens: 'GENIE_GO', root: 'genie2go' },
  {
    genieGoProject: {
      path: { staff: '/api/genie2go/{id}', consumer: '/api/consumer/genie2go' },
      project: 'path',
      summary: 'A GENIE_GO project: its brand, its assistants and its session',
      isOpening: true,
      answer: GenieProject,
    },
    genieGoBoard: shared.board,
    predictGenieGoMessages: {
      path: 'predict/messages',
      project: 'queryId',
      summary: 'Predict the response to a message, keep it, and write alternatives to it',
      request: PredictGoRequest,
      answer: Predicted,
      errors: generating,
    },
    predictGenieGoBunch: {
      path: 'predict/bunch',
      summary: 'Predict the response to messages; nothing is written',
      request: z.object({ messages: Texts, url: PageUrl }),
      answer: z.object({ messages: z.array(Figures) }),
      maxBodyBytes: 1024 * 1024,
    },
    generateGenieGo: { ...generate.url, project: 'queryId' },
    replyGenieGo: { ...generate.reply, project: 'queryId' },
    resetGenieGo: shared.reset,
    stopGenieGo: shared.stop,
    cancelGenieGoEvaluation: shared.cancel,
    editGenieGoMessage: shared.edit,
    tryGenieGoEdits: shared.tryEdits,
    deleteGenieGoMessage: shared.remove,
    genieGoTournament: shared.tournament,
  },
);
