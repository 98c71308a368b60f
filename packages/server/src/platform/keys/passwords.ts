import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '#/platform/concurrency.ts';

/** Argon2id with OWASP's second recommended setting: 19 MiB, 2 passes, 1 lane. It runs off the main thread. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** One password typed on two keyboards can be two sequences of code points. */
const normal = (password: string) => password.normalize('NFC');
const twoAtATime = limitConcurrency(2, 100);

export const hashPassword = (password: string): Promise<string> => twoAtATime(() => hash(normal(password), settings));

export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  twoAtATime(() => verify(passwordHash, normal(password)));

let unknownUser: Promise<string> | undefined;

/** Takes as long as checking a real password, so that an unknown user cannot be told from a wrong password. */
export const verifyAgainstNobody = async (password: string): Promise<false> => {
  unknownUser ??= hashPassword('nobody has this password');
  await verifyPassword(await unknownUser, password);
  return false;
};
