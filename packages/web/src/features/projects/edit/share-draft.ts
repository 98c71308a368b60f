import { hasSharePattern, passwordLength } from '@soundings/contract/access/credential-rules';
import type { ProjectInfo } from '@soundings/contract/projects/projects';
import { fromLocalMoment, toLocalMoment } from './expiry-field.tsx';

export interface ShareDraft {
  password: string;
  expires: boolean;
  until: string;
  /** Null where consumers have nothing to say. */
  allowsFeedback: boolean | null;
}
type Saved = Pick<ProjectInfo, 'projectPassword' | 'linkExpiresOn' | 'allowsFeedback'>;

export const toDraft = ({ projectPassword, linkExpiresOn, allowsFeedback }: Saved): ShareDraft => ({
  password: projectPassword ?? '',
  expires: linkExpiresOn !== null,
  until: linkExpiresOn === null ? '' : toLocalMoment(linkExpiresOn),
  allowsFeedback,
});

const hasOtherExpiry = (saved: ShareDraft, draft: ShareDraft): boolean =>
  saved.expires !== draft.expires || (draft.expires && saved.until !== draft.until);

export const isChanged = (saved: ShareDraft, draft: ShareDraft): boolean =>
  saved.password !== draft.password || saved.allowsFeedback !== draft.allowsFeedback || hasOtherExpiry(saved, draft);

/** What is wrong, by field. An expiry that stays as it is may lie in the past: the password can be changed all the same. */
export const findProblems = (saved: ShareDraft, draft: ShareDraft, now: Date) => {
  const moment = fromLocalMoment(draft.until);
  const isAsked = draft.expires && hasOtherExpiry(saved, draft);
  return {
    password: checkSharePassword(draft.password),
    until: !isAsked
      ? null
      : moment === null
        ? ('chooseEnd' as const)
        : new Date(moment) <= now
          ? ('past' as const)
          : null,
  };
};

export const shareBody = (saved: ShareDraft, draft: ShareDraft) => ({
  projectPassword: draft.password,
  ...(hasOtherExpiry(saved, draft) ? { linkExpiresOn: draft.expires ? fromLocalMoment(draft.until) : null } : {}),
  ...(draft.allowsFeedback !== null && saved.allowsFeedback !== draft.allowsFeedback
    ? { allowsFeedback: draft.allowsFeedback }
    : {}),
});

type SharePasswordCode = 'enterPassword' | 'min15' | 'max128' | 'sharePasswordPattern';

export const checkSharePassword = (given: string): SharePasswordCode | null => {
  const value = given.trim();
  if (value === '') return 'enterPassword';
  if (value.length < passwordLength.min) return 'min15';
  if (value.length > passwordLength.max) return 'max128';
  return hasSharePattern(value) ? null : 'sharePasswordPattern';
};
