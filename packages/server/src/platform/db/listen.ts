/** Whoever listens to a channel of the database. */
export interface Listener {
  onPayload(payload: string): void;
  /** The connection was lost and is back: what was sent in between did not arrive. */
  onGap(): void;
}

/** Begins to listen. @returns how to stop. */
export type Listen = (channel: string, listener: Listener) => Promise<() => Promise<void>>;
