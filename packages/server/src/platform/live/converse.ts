import type { FastifyRequest } from 'fastify';
import { AppError } from '#/platform/http/app-error.ts';
import type { Door } from './door.ts';
import { beatsOf, startHeartBeat } from './heart-beat.ts';
import type { Hub } from './hub.ts';
import { liveLimits } from './live-limits.ts';
import type { LiveSocket } from './live-socket.ts';
import type { ClientFrame } from './read-frames.ts';
import { writeFrame } from './write-frame.ts';

interface Ground<Member> {
  readonly socket: LiveSocket;
  readonly request: FastifyRequest;
  readonly door: Door<Member>;
  readonly hub: Hub;
  onAdmitted(member: Member): void;
}

const normalClosure = 1000;

const headerOf = ({ headers }: ClientFrame, name: string): string => {
  const value = headers.get(name);
  if (!value) throw new AppError('invalidRequest');
  return value;
};

/** The server's side of STOMP 1.2 where clients only listen: what each command does to one connection. */
export const converse = <Member>({ socket, request, door, hub, onAdmitted }: Ground<Member>) => {
  let member: Member | null = null;
  let heartBeat: ReturnType<typeof startHeartBeat> | null = null;
  const subscriptions = new Map<string, () => void>();

  const isOpen = () => socket.readyState === socket.OPEN;

  const connect = async (frame: ClientFrame): Promise<void> => {
    if (member) throw new AppError('invalidRequest');
    const versions = (frame.headers.get('accept-version') ?? '').split(',').map((version) => version.trim());
    if (!versions.includes('1.2')) throw new AppError('invalidRequest');
    const beats = beatsOf(frame.headers.get('heart-beat'));
    const admitted = await door.admit(request, frame.headers);
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
    const id = headerOf(frame, 'id');
    const destination = headerOf(frame, 'destination');
    const isAuto = (frame.headers.get('ack') ?? 'auto') === 'auto';
    if (!isAuto || subscriptions.has(id)) throw new AppError('invalidRequest');
    if (subscriptions.size >= liveLimits.subscriptions) throw new AppError('tooManyRequests');
    const key = await door.allow(of, destination);
    if (isOpen()) subscriptions.set(id, hub.listen(key, { id, destination }, { send: (m) => socket.sendFrame(m) }));
  };

  const unsubscribe = (frame: ClientFrame): void => {
    const id = headerOf(frame, 'id');
    const stop = subscriptions.get(id);
    if (!stop) throw new AppError('invalidRequest');
    stop();
    subscriptions.delete(id);
  };

  const obey = async (frame: ClientFrame): Promise<void> => {
    const { command } = frame;
    if (command === 'CONNECT' || command === 'STOMP') return connect(frame);
    if (!member) throw new AppError('unauthorized');
    if (command === 'SUBSCRIBE') return subscribe(member, frame);
    if (command === 'UNSUBSCRIBE') return unsubscribe(frame);
    // SEND, ACK, NACK and transactions: clients only listen.
    if (command !== 'DISCONNECT') throw new AppError('invalidRequest');
  };

  return {
    /** Throws what the frame is refused with. */
    take: async (frame: ClientFrame): Promise<void> => {
      await obey(frame);
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
