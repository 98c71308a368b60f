import type { SharedPart } from '@soundings/contract/projects/project-types';
import type { ProjectCredentials } from '@soundings/contract/projects/sharing';

/** A shared project that someone without an account has opened. Whoever holds it can ask, but never sees the password. */
export interface ConsumerVisit {
  part: SharedPart;
  projectName: string;
  /** Begins the key of each of its queries, without the password; `[...key, 'data']` is what the password opened first. */
  key: readonly ['consumer', SharedPart, string];
  /** Makes a call with the credentials. When it is refused the visit is over and the gate comes back. */
  ask: <T>(call: (credentials: ProjectCredentials) => Promise<T>) => Promise<T>;
}
