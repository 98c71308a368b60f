import { z } from 'zod';
import { BoardText, Feedback, SaidBy } from '../board/board.ts';
import { Done, endpoint } from '../endpoint.ts';
import { ProjectCredentials, withCredentials } from '../projects/sharing.ts';
import { FinalMessages } from './scout.ts';

const refusals = ['wrongCredentials', 'tooManyRequests'] as const;

/** What a password of its own opens: a client reads the finals, and says what they think of them where the share allows it. */
export const scoutEndpoints = {
  openFinalMessages: endpoint({
    method: 'POST',
    path: '/api/consumer/scout/final-messages',
    summary: 'Open the final messages of a shared SCOUT project',
    access: 'consumer',
    opens: 'FINAL_MESSAGES',
    body: ProjectCredentials,
    answer: FinalMessages,
    errors: refusals,
  }),
  likeFinalMessage: endpoint({
    method: 'POST',
    path: '/api/consumer/scout/final-messages/like',
    summary: 'Like a final message under a name, or take that back',
    access: 'consumer',
    opens: 'FINAL_MESSAGES',
    body: withCredentials(SaidBy.extend({ liked: z.boolean() })),
    answer: Done,
    errors: [...refusals, 'accessDenied', 'notFound', 'limitReached'],
  }),
  commentFinalMessage: endpoint({
    method: 'POST',
    path: '/api/consumer/scout/final-messages/comment',
    summary: 'Comment on a final message under a name',
    access: 'consumer',
    opens: 'FINAL_MESSAGES',
    body: withCredentials(SaidBy.extend({ text: BoardText })),
    answer: Feedback.omit({ kind: true }),
    errors: [...refusals, 'accessDenied', 'notFound', 'limitReached'],
  }),
};
