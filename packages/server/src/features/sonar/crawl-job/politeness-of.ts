import type { Fetcher } from '#/platform/fetch/fetcher.ts';
import type { Services } from '#/platform/services.ts';
import { createPoliteness, type Politeness } from '../crawl/politeness.ts';

const known = new WeakMap<Fetcher, Politeness>();

/** The one politeness of all crawls that go out by one fetcher, so of all of a server: jobs and single sites alike. */
export const politenessOf = ({ fetcher, env }: Pick<Services, 'fetcher' | 'env'>): Politeness => {
  const made = known.get(fetcher) ?? createPoliteness({ pauseMs: env.CRAWL_PAUSE_MS });
  known.set(fetcher, made);
  return made;
};
