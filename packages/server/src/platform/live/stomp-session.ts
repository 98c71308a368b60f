import type { FastifyRequest } from 'fastify';
import { AppError } from '#/platform/http/app-error.ts';
import type { Hub } from './hub.ts';
import type { LiveSocket } from './live-socket.ts';
import { type ClientFrame, liveLimits, writeFrame } from './stomp-frames.ts';

interface SessionContext<Member> {
  readonly socket: LiveSocket;
  readonly request: FastifyRequest;
  readonly auth: ChannelAuth<Member>;
  readonly hub: Hub;
  onAdmitted(member: Member): void;
}

const normalClosure = 1000;

const getHeader = ({ headers }: ClientFrame, name: string): string => {
  const value = headers.get(name);
  if (!value) throw new AppError('invalidRequest');
  return value;
};

export const runStompSession = <Member>({ socket, request, auth, hub, onAdmitted }: SessionContext<Member>) => {
  let member: Member | null = null;
  let heartBeat: ReturnType<typeof startHeartBeat> | null = null;
  const subscriptions = new Map<string, () => void>();

  const isOpen = () => socket.readyState === socket.OPEN;

  const connect = async (frame: ClientFrame): Promise<void> => {
    if (member) throw new AppError('invalidRequest');
    const versions = (frame.headers.get('accept-version') ?? '').split(',').map((version) => version.trim());
    if (!versions.includes('1.2')) throw new AppError('invalidRequest');
    const beats = negotiateHeartBeat(frame.headers.get('heart-beat'));
    const admitted = await auth.admit(request, frame.headers);
    if (!isOpen()) return;
    member = admitted;
    const { heartBeatMs } = liveLimits;
    socket.sendFrame(writeFrame('CONNECTED', { version: '1.2', 'heart-beat': `${heartBeatMs},${heartBeatMs}` }));
    heartBeat = startHeartBeat(beats, {
      beat: () => socket.sendFrame('\n'),
      ping: () => socket.ping(),
      cut: () => socket.terminate(),
    });
    onAdmitted(admitted);
  };

  const subscribe = async (of: Member, frame: ClientFrame): Promise<void> => {
    const id = getHeader(frame, 'id');
    const destination = getHeader(frame, 'destination');
    const isAuto = (frame.headers.get('ack') ?? 'auto') === 'auto';
    if (!isAuto || subscriptions.has(id)) throw new AppError('invalidRequest');
    if (subscriptions.size >= liveLimits.subscriptions) throw new AppError('tooManyRequests');
    const key = await auth.allow(of, destination);
    if (isOpen()) subscriptions.set(id, hub.listen(key, { id, destination }, { send: (m) => socket.sendFrame(m) }));
  };

  const unsubscribe = (frame: ClientFrame): void => {
    const id = getHeader(frame, 'id');
    const stop = subscriptions.get(id);
    if (!stop) throw new AppError('invalidRequest');
    stop();
    subscriptions.delete(id);
  };

  const handle = async (frame: ClientFrame): Promise<void> => {
    const { command } = frame;
    if (command === 'CONNECT' || command === 'STOMP') return connect(frame);
    if (!member) throw new AppError('unauthorized');
    if (command === 'SUBSCRIBE') return subscribe(member, frame);
    if (command === 'UNSUBSCRIBE') return unsubscribe(frame);
    // SEND, ACK, NACK and transactions: clients only listen.
    if (command !== 'DISCONNECT') throw new AppError('invalidRequest');
  };

  return {
    take: async (frame: ClientFrame): Promise<void> => {
      await handle(frame);
      const receipt = frame.headers.get('receipt');
      const isFirst = frame.command === 'CONNECT' || frame.command === 'STOMP';
      if (receipt !== undefined && !isFirst) socket.sendFrame(writeFrame('RECEIPT', { 'receipt-id': receipt }));
      if (frame.command === 'DISCONNECT') socket.close(normalClosure);
    },
    heard: () => heartBeat?.heard(),
    end: (): void => {
      heartBeat?.stop();
      for (const stop of subscriptions.values()) stop();
      subscriptions.clear();
    },
  };
};

interface Beats {
  readonly send: number;
  readonly expect: number;
}

/** What a client's `heart-beat` header and ours come to (STOMP 1.2, "Heart-beating"). Throws invalidRequest. */
export const negotiateHeartBeat = (header = '0,0'): Beats => {
  const [, theirs, wanted] = /^\s*(\d{1,9})\s*,\s*(\d{1,9})\s*$/.exec(header) ?? [];
  if (theirs === undefined || wanted === undefined) throw new AppError('invalidRequest');
  const slower = (milliseconds: string) =>
    Number(milliseconds) === 0 ? 0 : Math.max(Number(milliseconds), liveLimits.heartBeatMs);
  return { send: slower(wanted), expect: slower(theirs) };
};

const maxPromisedMs = 30_000;

interface Peer {
  beat(): void;
  ping(): void;
  cut(): void;
}

const every = (milliseconds: number, step: () => void): (() => void) => {
  const timer = setInterval(step, milliseconds);
  timer.unref();
  return () => clearInterval(timer);
};

/**
 * Shows a client that the server lives, and cuts one that stays silent for two beats. A client that promises no beats is
 * pinged: every WebSocket answers, and the line to one that has gone would else stay open for ever.
 */
export const startHeartBeat = ({ send, expect }: Beats, { beat, ping, cut }: Peer) => {
  const promises = expect > 0 && expect <= maxPromisedMs;
  const expected = promises ? expect : liveLimits.heartBeatMs;
  let silentBeats = 0;
  const stops = [
    every(expected, () => {
      silentBeats += 1;
      if (silentBeats > 2) cut();
      else if (!promises) ping();
    }),
    ...(send > 0 ? [every(send, beat)] : []),
  ];
  return {
    heard: () => {
      silentBeats = 0;
    },
    stop: () => {
      for (const stop of stops) stop();
    },
  };
};

export interface ChannelAuth<Member> {
  /** Looks at a connection before its first frame. Throws what it is refused with. */
  meet(request: FastifyRequest): Promise<void>;
  /** Throws what the CONNECT frame is refused with. */
  admit(request: FastifyRequest, headers: ReadonlyMap<string, string>): Promise<Member>;
  /** @returns the key that messages of a destination are published under. Throws where it is not theirs. */
  allow(member: Member, destination: string): Promise<string>;
}
