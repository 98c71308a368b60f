/**
 * What can be pointed at and selected, by position in the chart's data: a message, an audience, or with both the link
 * between them.
 */
export interface Subject {
  readonly message: number | null;
  readonly audience: number | null;
}

export const messageSubject = (message: number): Subject => ({ message, audience: null });
export const audienceSubject = (audience: number): Subject => ({ message: null, audience });

export const isSameSubject = (one: Subject | null, other: Subject | null): boolean =>
  one?.message === other?.message && one?.audience === other?.audience;
