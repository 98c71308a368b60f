import type { GenieMessage } from '@soundings/contract/genie/genie';

export const messageSorts = ['interest', 'action', 'certainty', 'newest'] as const;
export type MessageSort = (typeof messageSorts)[number];

export interface MessageOrder {
  by: MessageSort;
  isDescending: boolean;
}

export const usualOrder: MessageOrder = { by: 'interest', isDescending: true };

const sortValue = (message: GenieMessage, by: MessageSort): number | null => {
  if (by === 'newest') return message.count;
  if (by === 'certainty') return message.uncertainty === null ? null : 1 - message.uncertainty;
  return message[by];
};

/** Those without figures come first, as they are new; equal ones newest first. */
export const sortMessages = (messages: readonly GenieMessage[], { by, isDescending }: MessageOrder): GenieMessage[] =>
  messages.toSorted((one, other) => {
    const [a, b] = [sortValue(one, by), sortValue(other, by)];
    if (a === null || b === null) return Number(b === null) - Number(a === null) || other.count - one.count;
    return (isDescending ? b - a : a - b) || other.count - one.count;
  });

/** How sure a figure is, in the steps that marks have. */
export const certaintyLevel = (uncertainty: number): 'high' | 'medium' | 'low' =>
  uncertainty <= 0.55 ? 'high' : uncertainty <= 0.75 ? 'medium' : 'low';
