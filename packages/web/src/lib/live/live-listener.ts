import type { LiveTopic } from '@soundings/contract/live/live-channel';

export interface LiveListener {
  readonly topic: LiveTopic;
  onMessage: (body: string) => void;
  onListening: (isAgain: boolean) => void;
}
