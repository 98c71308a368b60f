import type { ErrorCode } from '@soundings/contract/errors';
import { WebSocket } from 'ws';
import { errorFrame, liveLimits } from './stomp-frames.ts';

const asText = { binary: false } as const;
const policyViolation = 1008;
const faults: Record<number, ErrorCode> = {
  1002: 'invalidRequest',
  1007: 'invalidRequest',
  1008: 'invalidRequest',
  1009: 'payloadTooLarge',
};

export class LiveSocket extends WebSocket {
  isRefused = false;

  sendFrame(frame: Buffer | string): void {
    if (this.readyState !== WebSocket.OPEN) return;
    if (this.bufferedAmount > liveLimits.unreadBytes) this.terminate();
    else this.send(frame, asText);
  }

  refuse(code: ErrorCode, receipt?: string): void {
    if (this.isRefused) return;
    this.#tell(code, receipt);
    super.close(policyViolation);
  }

  override close(code?: number, data?: string | Buffer): void {
    const fault = code === undefined ? undefined : faults[code];
    if (fault && !this.isRefused) this.#tell(fault);
    super.close(code, data);
  }

  #tell(code: ErrorCode, receipt?: string): void {
    this.isRefused = true;
    this.sendFrame(errorFrame(code, receipt));
  }
}
