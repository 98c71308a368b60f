import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { readProfile } from '../profiles/read-profile.ts';

/** Why a text is no profile of a network, as far as that can be told. */
export type ProfileProblem = 'otherNetwork' | 'aVideo' | 'aPost' | 'aShareLink' | 'notAProfile';

const kinds: readonly (readonly [ProfileProblem, RegExp])[] = [
  ['aShareLink', /\/(sharer?|sharing|share-offsite|sharearticle|intent|dialog|shareArticle)([/.?]|$)/i],
  ['aVideo', /youtu\.be\/|\/(watch|shorts|videos?|reels?|tv|live|embed|v)([/?]|$)/i],
  ['aPost', /\/(p|posts?|status(es)?|photos?|photo\.php|permalink(\.php)?|stor(y|ies)|story\.php|pulse|feed)([/?]|$)/i],
];

/** Says it of a text that `readProfile` has refused. */
export const profileProblem = (text: string, network: SocialNetwork): ProfileProblem => {
  const profile = readProfile(text);
  if (profile && profile.network !== network) return 'otherNetwork';
  return kinds.find(([, pattern]) => pattern.test(text))?.[0] ?? 'notAProfile';
};
