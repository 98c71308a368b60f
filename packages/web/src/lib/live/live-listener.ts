import type { LiveTopic } from '@soundings/contract/live/live-channel';

export interface LiveListener {
  readonly topic: LiveTopic;
  onMessage: (body: string) => void;
  /** From now on nothing is missed; `isAgain`: since it broke off something may have been. */
  onListening: (isAgain: boolean) => void;
}
