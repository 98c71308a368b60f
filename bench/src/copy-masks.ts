import type { Bits, Dataset, Measure } from '@soundings/engine/crosstab/dataset/dataset';

export function copyMasks(dataset: Dataset): Dataset {
  const copy = (bits: Bits): Bits => bits.slice();
  const copyMeasure = ({ answered, positive, scale }: Measure): Measure => {
    return { answered: copy(answered), positive: copy(positive), scale };
  };
  return {
    ...dataset,
    variables: dataset.variables.map(({ header, audiences }) => ({
      header,
      audiences: audiences.map((audience) => ({ ...audience, members: copy(audience.members) })),
    })),
    messages: dataset.messages.map((message) => ({
      ...message,
      r1: copyMeasure(message.r1),
      r2: message.r2 && copyMeasure(message.r2),
    })),
  };
}
