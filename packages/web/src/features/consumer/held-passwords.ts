import type { SharedPart } from '@soundings/contract/endpoint';

/**
 * The passwords of the shared projects that are open in this tab: only in its session storage, each for itself, so that
 * a reload does not ask again and another tab does. SCOUT's final messages have a password of their own.
 */
const keyOf = (part: SharedPart, projectName: string): string => `CONSUMER ${part} ${projectName}`;

const endings = new Map<string, unknown>();
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

export const onHeldChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const findPassword = (part: SharedPart, projectName: string): string | null =>
  sessionStorage.getItem(keyOf(part, projectName));

/** The password was right: from now on the project counts as opened. */
export const holdPassword = (part: SharedPart, projectName: string, password: string): void => {
  endings.delete(keyOf(part, projectName));
  sessionStorage.setItem(keyOf(part, projectName), password);
  tell();
};

/** Closes the project; `endedBy`: the refusal that closed it, where it was not the consumer. */
export const forgetPassword = (part: SharedPart, projectName: string, endedBy?: unknown): void => {
  sessionStorage.removeItem(keyOf(part, projectName));
  if (endedBy === undefined) endings.delete(keyOf(part, projectName));
  else endings.set(keyOf(part, projectName), endedBy);
  tell();
};

/** Why the project was closed while it was open; undefined where it was not. */
export const endedBy = (part: SharedPart, projectName: string): unknown => endings.get(keyOf(part, projectName));
