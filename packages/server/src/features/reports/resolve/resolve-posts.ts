import type { BlockOf } from '@soundings/contract/reports/blocks';
import type { BlockContent } from '@soundings/contract/reports/report-content';
import { formatDay } from '@soundings/contract/sonar/calendar';
import type { Post } from '@soundings/contract/sonar/posts';
import { networkNames } from '@soundings/contract/sonar/sonar-choices';
import { reportWords } from './report-words.ts';
import { missing, type Resolving } from './resolving.ts';
import { chooseBrands, type FoundPeriod } from './sonar-period.ts';

export const sonarPosts = async (
  { language }: Resolving,
  { title: given, network, postKind, words: searched, brandIds }: BlockOf<'sonarPosts'>,
  found: FoundPeriod,
): Promise<BlockContent> => {
  const words = reportWords[language].sonar;
  const title = given || words.posts;
  const brands = new Map(found.rows.map(({ initDataId, brandCompany }) => [initDataId, brandCompany]));
  const chosen = chooseBrands(found, { score: 'powerrank', brandIds }, Number.POSITIVE_INFINITY);
  if (chosen.length === 0) return missing(language, title, 'noData');
  const { posts, total } = await found.period.posts({
    ...{ brands: brandIds.length === 0 ? [] : chosen.map(({ initDataId }) => initDataId) },
    ...{ network: network ?? undefined, kind: postKind ?? undefined, words: searched || undefined },
  });
  if (posts.length === 0) return missing(language, title, 'noData');
  const noteOf = ({ initDataId, network: of, publishedAt, interactions, times }: Post): string =>
    [
      brands.get(initDataId),
      networkNames[of],
      formatDay(publishedAt),
      interactions === null ? words.post.hidden : words.post.interactions(interactions),
      times === null ? null : words.post.times(times),
    ]
      .filter((part) => part != null)
      .join(' · ');
  const { base } = found.source;
  return {
    ...{ look: 'messages', title },
    messages: posts.map((post) => ({ text: post.text ?? words.post.none, note: noteOf(post) })),
    source: { ...found.source, base: [words.post.count(posts.length, total), base].join(', ') },
  };
};
