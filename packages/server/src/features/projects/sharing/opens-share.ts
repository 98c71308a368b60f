import { createHash, timingSafeEqual } from 'node:crypto';
import type { Opens } from '@soundings/contract/endpoint';
import type { ProjectType } from '@soundings/contract/projects/projects';
import type { Services } from '#/platform/services.ts';
import { openSharePassword } from './share-passwords.ts';
import type { Shared } from './shares.store.ts';

/** Compares what has the same length whatever was given. */
const isSame = (one: string, other: string): boolean => {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
};

const isOfType = (projectType: ProjectType, part: Opens): boolean =>
  part === 'PROJECT' || projectType === (part === 'FINAL_MESSAGES' ? 'SCOUTV2' : part);

const isOpen = ({ project, share }: Shared, part: Opens, now: Date): boolean =>
  project.active &&
  project.activeSharing &&
  isOfType(project.projectType, part) &&
  (share.linkExpiresOn === null || share.linkExpiresOn > now);

/** One check of everything, whatever fails first, so that the answer and its time do not tell which. */
export const opensShare = (
  { keys, now }: Pick<Services, 'keys' | 'now'>,
  found: Shared | null,
  password: string,
  part: Opens,
): boolean => {
  const expected = found && openSharePassword(keys, found.share, part);
  const isSamePassword = isSame(password, expected ?? '');
  return found !== null && Boolean(expected) && isSamePassword && isOpen(found, part, now());
};
