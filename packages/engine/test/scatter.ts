import type { Dataset, Measure } from '../src/crosstab/dataset/dataset.ts';

/** The same dataset with every mask in memory of its own, so that it is counted in TypeScript. */
export function scatter(dataset: Dataset): Dataset {
  const apart = ({ answered, positive, scale }: Measure): Measure => {
    return { answered: answered.slice(), positive: positive.slice(), scale };
  };
  return {
    ...dataset,
    variables: dataset.variables.map(({ header, audiences }) => ({
      header,
      audiences: audiences.map((audience) => ({ ...audience, members: audience.members.slice() })),
    })),
    messages: dataset.messages.map((message) => ({
      ...message,
      r1: apart(message.r1),
      r2: message.r2 && apart(message.r2),
    })),
  };
}
