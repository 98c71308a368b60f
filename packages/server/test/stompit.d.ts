/** The part of stompit that the tests use; it comes without types. */
declare module 'stompit' {
  import type { EventEmitter } from 'node:events';
  import type { Duplex, Readable } from 'node:stream';

  type Headers = Record<string, string>;
  type Message = Readable & { readonly headers: Headers };

  export class Client extends EventEmitter {
    constructor(transport: Duplex, options?: object);
    connect(headers: Headers, callback: (error: Error | null, client: Client) => void): void;
    subscribe(headers: Headers, callback: (error: Error | null, message: Message) => void): unknown;
    disconnect(callback: (error: Error | null) => void): void;
  }
}
