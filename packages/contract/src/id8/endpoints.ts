import { z } from 'zod';
import { BoardText, Feedback, SaidBy } from '../board/board.ts';
import { Done, endpoint } from '../endpoint.ts';
import { withCredentials } from '../projects/sharing.ts';
import { Text } from '../text.ts';
import { drawing, Framed, ImageId } from './calls.ts';
import { IdeaRubric } from './id8.ts';
import { feedbackSubjects, id8Limits } from './id8-choices.ts';

const Revision = ImageId.extend({ revision: Text.trim().min(1, 'required').max(id8Limits.description) });
const SaidOf = SaidBy.extend({ of: z.enum(feedbackSubjects) });
const saying = ['wrongCredentials', 'tooManyRequests', 'accessDenied', 'notFound', 'limitReached'] as const;
const revising = [
  'notFound',
  ...drawing,
  'logoOfOtherKind',
  'drawingNotAllowed',
  'logoSizeNotAllowed',
  'payloadTooLarge',
] as const;

export const id8Endpoints = {
  id8ReviseImage: endpoint({
    method: 'POST',
    path: '/api/id8/image/revise',
    summary: 'Make an image anew as asked; a logo may come as the part "file". The one before stays',
    access: 'projects.use',
    query: Revision,
    upload: { maxBytes: id8Limits.logo },
    answer: Framed,
    status: 202,
    errors: revising,
  }),
  sharedId8ReviseImage: endpoint({
    method: 'POST',
    path: '/api/consumer/id8/image/revise',
    summary: 'The same of a shared project, with the logo as base64',
    access: 'consumer',
    opens: 'ID8',
    body: withCredentials(
      Revision.extend({
        logo: z
          .base64()
          .max(Math.ceil((id8Limits.logo * 4) / 3) + 4)
          .nullish(),
      }),
    ),
    answer: Framed,
    status: 202,
    maxBodyBytes: 2 * 1024 * 1024,
    errors: ['wrongCredentials', 'tooManyRequests', ...revising],
  }),
  likeIdeaOrImage: endpoint({
    method: 'POST',
    path: '/api/consumer/id8/feedback/like',
    summary: 'Like an idea or an image under a name, or take that back, where the share allows it',
    access: 'consumer',
    opens: 'ID8',
    body: withCredentials(SaidOf.extend({ liked: z.boolean() })),
    answer: Done,
    errors: saying,
  }),
  commentIdeaOrImage: endpoint({
    method: 'POST',
    path: '/api/consumer/id8/feedback/comment',
    summary: 'Comment on an idea or an image under a name, where the share allows it',
    access: 'consumer',
    opens: 'ID8',
    body: withCredentials(SaidOf.extend({ text: BoardText })),
    answer: Feedback,
    errors: saying,
  }),
  ideaRubric: endpoint({
    method: 'GET',
    path: '/api/settings/id8/rubric',
    summary: 'What ideas are judged by, and how much each counts',
    access: 'projects.use',
    answer: IdeaRubric,
  }),
  saveIdeaRubric: endpoint({
    method: 'PUT',
    path: '/api/settings/id8/rubric',
    summary: 'Change how much each criterion counts for ideas, 0 to 5',
    access: 'settings.manage',
    body: IdeaRubric,
    answer: Done,
  }),
};
