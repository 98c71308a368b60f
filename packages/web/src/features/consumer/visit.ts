import type { SharedPart } from '@soundings/contract/endpoint';
import { isApiError } from '#/lib/api/api-error.ts';
import type { ConsumerVisit } from '#/lib/api/consumer-visit.ts';
import { listenAgain } from '#/lib/live/listen.ts';
import { findPassword, forgetPassword } from './held-passwords.ts';

/** Sharing or the project was switched off, the password changed, the link expired; or SONAR has no data any more. */
const endsVisit = (error: unknown): boolean =>
  isApiError(error) && (error.status === 403 || error.code === 'noDataCollectedYet');

export const visitKey = (part: SharedPart, projectName: string): ConsumerVisit['key'] => [
  'consumer',
  part,
  projectName,
];

export const visitOf = (part: SharedPart, projectName: string, projectPassword: string): ConsumerVisit => ({
  part,
  projectName,
  key: visitKey(part, projectName),
  ask: async (call) => {
    try {
      const answer = await call({ projectName, projectPassword });
      // Sharing that was off and is on again.
      listenAgain(visitKey(part, projectName));
      return answer;
    } catch (error) {
      // The refusal of an older password says nothing about the one that is held by now.
      const isHeld = findPassword(part, projectName) === projectPassword;
      if (isHeld && endsVisit(error)) forgetPassword(part, projectName, error);
      throw error;
    }
  },
});
