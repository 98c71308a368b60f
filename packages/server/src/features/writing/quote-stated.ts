import type { PageReading } from '@soundings/engine/writer/facts';

const mostOffers = 20;
const mostOfEach = 200;

export const statedParts = ({ offers = [], audience = [] }: PageReading): (readonly [name: string, text: string])[] => [
  [
    'offers',
    offers
      .slice(0, mostOffers)
      .map(({ name, price, currency, isFrom }) => {
        const sum = price && [isFrom ? 'from' : '', price, currency ?? ''].filter(Boolean).join(' ');
        return [name.slice(0, mostOfEach), sum].filter(Boolean).join(': ');
      })
      .join('\n'),
  ],
  ['audience', audience.map((text) => text.slice(0, mostOfEach)).join('\n')],
];
