/** What one connection may ask of the server. */
export const liveLimits = {
  /** Of a frame, and of a message of the WebSocket. */
  frameBytes: 64 * 1024,
  headers: 100,
  /** From the opening of a connection to its CONNECT frame. */
  connectMs: 5000,
  subscriptions: 20,
  /** Frames that came while the one before them is still worked on. */
  waitingFrames: 100,
  /** Of what was sent to a client that does not read it. */
  unreadBytes: 1024 * 1024,
  /** Between two signs of life, in either direction. */
  heartBeatMs: 10_000,
  /** For a client to answer that it closes too. */
  closeMs: 2000,
} as const;
