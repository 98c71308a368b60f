import { z } from 'zod';
import type { Role } from './permissions.ts';

const withPrefix = (given: unknown): unknown =>
  typeof given === 'string' && !given.startsWith('ROLE_') ? `ROLE_${given}` : given;

/** One of some roles, as a client gives it: the specification names them with and without `ROLE_`. */
export const roleInput = <const R extends readonly [Role, ...Role[]]>(allowed: R) =>
  z.preprocess(withPrefix, z.enum(allowed)) as unknown as z.ZodType<R[number], R[number]>;
