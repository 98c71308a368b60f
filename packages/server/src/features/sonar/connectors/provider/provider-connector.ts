import type { MetricName } from '@soundings/contract/sonar/metrics';
import { z } from 'zod';
import type { VendorAnswer } from '#/platform/vendor-http/call-vendor.ts';
import { CollectFailure } from '../collect-failure.ts';
import type { Collecting } from '../collecting.ts';
import type { Connector, Item } from '../connector.ts';
import { defineConnector } from '../define-connector.ts';
import { statusProblem } from '../status-problem.ts';
import type { Problem } from '../vendor-call.ts';
import { Count, Decimal, Id, Time } from '../vendor-values.ts';
import { fillAddress, fillBody } from './fill-template.ts';
import { valueAt } from './json-path.ts';
import type { ProviderSettings } from './provider-settings.ts';

const isTime = (time: Date): boolean => !Number.isNaN(time.getTime());
const secondsEnd = 100_000_000_000;
const Moment = z
  .union([Time, Count.transform((time) => new Date(time < secondsEnd ? time * 1000 : time))])
  .refine(isTime);

/** What a profile is called where it is: keys have the kind of a page or an `@` before that. */
const handleOf = (key: string): string => key.replace(/^(?:\w+:)?@?/, '');

const problemOf =
  ({ missing }: ProviderSettings) =>
  (answer: VendorAnswer): Problem | null => {
    const problem = statusProblem(answer);
    if (problem === 'gone' && missing === 'emptyAnswer') return 'badAnswer';
    // The provider has waited for the network in vain.
    return answer.status === 408 ? 'unreachable' : problem;
  };

const readItem = (each: unknown, paths: NonNullable<ProviderSettings['items']>): Item => {
  const id = Id.safeParse(valueAt(each, paths.id));
  const publishedAt = Moment.safeParse(valueAt(each, paths.publishedAt));
  if (!id.success || !publishedAt.success) throw new CollectFailure('badAnswer');
  // What is no number there (-1, null) is not told.
  const count = (path: string | undefined) =>
    path === undefined ? null : (Count.safeParse(valueAt(each, path)).data ?? null);
  return {
    id: id.data,
    publishedAt: publishedAt.data,
    likes: count(paths.likes),
    comments: count(paths.comments),
    shares: count(paths.shares),
  };
};

const readGauges = (answer: unknown, { gauges }: ProviderSettings, into: Collecting): void => {
  for (const [metric, path] of Object.entries(gauges) as [MetricName, string][]) {
    const found = valueAt(answer, path);
    const value = metric === 'score' ? Decimal.safeParse(found) : Count.safeParse(found);
    into.gauge(metric, value.data, found === null ? 'hidden' : 'badAnswer');
  }
};

/** A list that ends before the span begins may be cut: the days before its last item stay unknown. */
const readItems = (answer: unknown, paths: NonNullable<ProviderSettings['items']>, into: Collecting): void => {
  const list = valueAt(answer, paths.list);
  if (!Array.isArray(list)) throw new CollectFailure('badAnswer');
  const items = list.map((each) => readItem(each, paths));
  items.sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
  const oldest = items.at(-1);
  const reachesBehind = oldest !== undefined && into.page([oldest], false);
  into.page(items, reachesBehind);
  if (!reachesBehind) throw new CollectFailure('partly');
};

/** Any interface that answers JSON about one profile. */
export const createProvider = (settings: ProviderSettings): Connector =>
  defineConnector({
    network: settings.network,
    ways: {
      headers: ({ source }) => ({ [settings.header.name]: `${settings.header.prefix}${source.secret}` }),
      problemOf: problemOf(settings),
      ...(settings.usdPerCall !== undefined && { costOfCall: { usd: settings.usdPerCall } }),
      ...(settings.timeoutMs !== undefined && { timeoutMs: settings.timeoutMs }),
    },
    resolve: ({ key, url }) => ({ network: settings.network, id: handleOf(key), name: null, feed: url }),
    read: async ({ id, feed }, into, { ask }) => {
      const places = { handle: id, url: feed ?? id };
      const body = settings.body === undefined ? undefined : { json: fillBody(settings.body, places) };
      const answer = await ask({ path: fillAddress(settings.path, places), ...(body && { body }) }, z.unknown());
      if (settings.missing === 'emptyAnswer' && Array.isArray(answer) && answer.length === 0)
        throw new CollectFailure('gone');
      if (settings.refusal && (valueAt(answer, settings.refusal) ?? null) !== null) throw new CollectFailure('gone');
      readGauges(answer, settings, into);
      if (settings.items) readItems(answer, settings.items, into);
      else into.noItems('noSource');
    },
    estimate: (accounts) => ({ usd: accounts * (settings.usdPerCall ?? 0) }),
  });
