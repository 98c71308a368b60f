import { vi } from 'vitest';

type Reply = (frame: { command: string; receipt: string }) => string | null;

export const refusal = (code: string): string => `ERROR\nmessage:${code}\nversion:1.2\n\n\0`;

export const letIn: Reply = ({ command, receipt }) =>
  command === 'CONNECT' ? 'CONNECTED\nversion:1.2\nheart-beat:0,0\n\n\0' : `RECEIPT\nreceipt-id:${receipt}\n\n\0`;

/**
 * Stands in for the server's end of each WebSocket: `reply` answers frames, and a connection ends after an ERROR.
 * @returns how many were opened, and how to end those that are open and to answer otherwise from now on.
 */
export const stubStompServer = (first: Reply) => {
  let reply = first;
  const sockets: Socket[] = [];
  class Socket {
    readyState = 0;
    binaryType = '';
    readonly protocol = 'v12.stomp';
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: ((event: object) => void) | null = null;
    constructor() {
      sockets.push(this);
      setTimeout(() => {
        this.readyState = 1;
        this.onopen?.();
      }, 1);
    }
    send(data: string) {
      const [command = '', ...headers] = data.split('\n');
      const receipt = headers.find((header) => header.startsWith('receipt:'))?.slice('receipt:'.length) ?? '';
      setTimeout(() => this.answer(reply({ command, receipt })), 1);
    }
    answer(data: string | null) {
      if (data === null || this.readyState !== 1) return;
      this.onmessage?.({ data });
      if (data.startsWith('ERROR')) this.close();
    }
    close() {
      if (this.readyState === 3) return;
      this.readyState = 3;
      this.onclose?.({ code: 1008, reason: '', wasClean: true });
    }
  }
  vi.stubGlobal('WebSocket', Socket);
  return {
    opened: () => sockets.length,
    isOpen: () => sockets.some(({ readyState }) => readyState === 1),
    answerWith: (next: Reply) => {
      reply = next;
    },
    say: (data: string) => {
      for (const socket of sockets) socket.answer(data);
    },
    hangUp: () => {
      for (const socket of sockets) socket.close();
    },
  };
};
