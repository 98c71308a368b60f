import { networkMetrics } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { TableRow } from '#/platform/tables/table.ts';
import { keepText } from '../posts/post-text.ts';
import type { IndexedBrand } from './brand-index.ts';
import { findMetricKind, type GivenValues } from './given-values.ts';
import { recogniseKind } from './metric-words.ts';
import { isBlank, readMoment } from './read-cells.ts';
import { readValue } from './read-value.ts';
import {
  findCell,
  findRoleColumn,
  type PlacedCell,
  type Reading,
  readBrand,
  readNetwork,
  readWhen,
} from './reading.ts';

type CountRole = 'likes' | 'comments' | 'shares' | 'views' | 'interactions';

/** Null where the cell is blank, undefined where there is no such column. */
const readCountOf = (reading: Reading, row: TableRow, role: CountRole): number | null | undefined => {
  const place = findCell(reading, role, row);
  return place ? readValue(reading, row, place, role) : undefined;
};

/** The sum of what is told; null where all of it is blank, undefined where there is no column. */
export const sumTold = (values: readonly (number | null | undefined)[]) =>
  values.reduce((sum, value) => {
    if (value === undefined) return sum;
    return value === null ? (sum ?? null) : (sum ?? 0) + value;
  }, undefined);

interface Account {
  readonly brand: IndexedBrand;
  readonly network: SocialNetwork;
}

const isNew = (reading: Reading, row: TableRow, of: Account, given: GivenValues): boolean => {
  const post = findCell(reading, 'post', row);
  if (!post || isBlank(post.cell)) return true;
  const first = given.seePost(of.brand, of.network, post.cell, row.line);
  if (first !== null) reading.errors.add('metricTwice_post', row.line, { ...post, first });
  return first === null;
};

const findFilled = (place: PlacedCell | null): string | null => (place && !isBlank(place.cell) ? place.cell : null);

/**
 * A post counts for its day, or its month where the file tells no day. Interactions are likes, comments and shares as
 * far as the file tells them; a blank cell tells nothing, and a day or month none of whose posts tells anything has no
 * value. One that tells its day is kept, too.
 */
export const readPost = (reading: Reading, row: TableRow, given: GivenValues): void => {
  const network = readNetwork(reading, row, true);
  const brand = readBrand(reading, row, network);
  const date = readWhen(reading, row);
  const [likes, comments, shares, views] = (['likes', 'comments', 'shares', 'views'] as const).map((role) =>
    readCountOf(reading, row, role),
  );
  const interactions = findRoleColumn(reading, 'likes')
    ? sumTold([likes, comments, shares])
    : readCountOf(reading, row, 'interactions');
  if (network && !findMetricKind(network, 'posts')) {
    const metrics = Object.keys(networkMetrics[network]);
    reading.errors.add('metricNameUnknown_ofNetwork', row.line, { network, metric: 'posts', metrics });
  } else if (brand && network && date && isNew(reading, row, { brand, network }, given)) {
    given.see(brand, network, date);
    for (const [metric, value] of [
      ['posts', 1],
      ['interactions', interactions],
      ['comments', comments],
    ] as const) {
      if (typeof value === 'number') given.add(given.of(brand, network, metric), date, value, row.line);
    }
    const counts = { likes, comments, shares, views, interactions };
    if (date.kind !== 'day') return;
    const { day, ...moment } = readMoment(findCell(reading, 'date', row)!.cell, date.text, reading.toInstant);
    given.keepPost({ brand, network }, { ...moment, ...readPublished(reading, row, counts) }, day);
  }
};

const readPublished = (
  reading: Reading,
  row: TableRow,
  counts: Readonly<Record<CountRole, number | null | undefined>>,
) => {
  const [id, kind, text, link] = (['post', 'kind', 'text', 'link'] as const).map((role) =>
    findFilled(findCell(reading, role, row)),
  );
  return {
    id: keepText(id) ?? '',
    likes: counts.likes ?? null,
    comments: counts.comments ?? null,
    shares: counts.shares ?? null,
    views: counts.views ?? null,
    interactions: counts.interactions ?? null,
    kind: kind ? recogniseKind(kind) : null,
    text: text ?? null,
    // What names a post is often its address.
    url: link ?? id ?? null,
  };
};
