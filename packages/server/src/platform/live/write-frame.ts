import { FrameImpl } from '@stomp/stompjs';

type ServerCommand = 'CONNECTED' | 'MESSAGE' | 'RECEIPT' | 'ERROR';

/** A STOMP 1.2 frame, escaped where its kind is, as the bytes of a text message. */
export const writeFrame = (command: ServerCommand, headers: Record<string, string>, body = ''): Buffer =>
  Buffer.from(FrameImpl.marshall({ command, headers, body, escapeHeaderValues: true }) as string);
