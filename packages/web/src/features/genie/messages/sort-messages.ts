import type { GenieMessage, Prediction } from '@soundings/contract/genie/genie';

export const messageSorts = ['interest', 'action', 'certainty', 'newest'] as const;
type MessageSort = (typeof messageSorts)[number];

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

/** How sure a figure is, in the steps that marks have: `low` is less than usual, and the doubts say why. */
export const certaintyLevel = ({
  uncertainty,
  doubts,
}: Pick<Prediction, 'uncertainty' | 'doubts'>): 'high' | 'medium' | 'low' => {
  if (doubts.length > 0) return 'low';
  return uncertainty <= highUncertainty ? 'high' : 'medium';
};
const highUncertainty = 0.55;

/** Where a message stands to a typical one: `clearly` where its whole interval lies on one side. */
export const standing = ({ interest, low, high }: Prediction, typical: number) => {
  if (low > typical) return 'clearlyAbove';
  if (high < typical) return 'clearlyBelow';
  if (Math.abs(interest - typical) < leastLean) return 'close';
  return interest > typical ? 'leansAbove' : 'leansBelow';
};
const leastLean = 5;
