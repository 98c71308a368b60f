import type { PostKind } from '@soundings/contract/sonar/post-choices';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { evenly } from './identity.ts';

const kinds: Readonly<Partial<Record<SocialNetwork, readonly PostKind[]>>> = {
  FACEBOOK: ['photo', 'photo', 'photo', 'link', 'link', 'video', 'text'],
  INSTAGRAM: ['photo', 'photo', 'reel', 'reel', 'album', 'album', 'video'],
};

const subjects = [
  'our latest arrival',
  'the team behind our workshop',
  'a promise we keep',
  'what we learnt this season',
  'the start of the season',
  'your favourite place',
  'our summer sale',
  'a better way to make it',
  'the opening of our shop',
  'five tips for a long day',
  'a visit to our makers',
  'the colours of autumn',
];
const openings = ['Meet', 'Have a look at', 'This week:', 'Behind the scenes:', 'Today we talk about', 'Back again:'];
const closings = [
  'What do you think?',
  'Tell us in the comments.',
  'Read more on our page.',
  'See you there!',
  'Thank you!',
];
const topics = [
  'newseason',
  'sustainability',
  'newin',
  'behindthescenes',
  'community',
  'weekend',
  'madetolast',
  'sale',
];

const pick = <T>(list: readonly T[], chance: number): T => list[Math.floor(list.length * chance)]!;

interface Author {
  readonly brand: string;
  readonly key: string;
  readonly network: SocialNetwork;
}

/** What an invented post says: the same each time for the same account and post. */
export const inventContent = ({ brand, key, network }: Author, id: string, isCampaign: boolean) => {
  const chance = (of: string) => evenly(`${key}${of}${id}`);
  const own = pick(topics, evenly(`${brand}topic`));
  const tags = new Set([isCampaign ? 'sale' : own, pick(topics, chance('tag'))]);
  const sentence = `${pick(openings, chance('opening'))} ${pick(subjects, chance('subject'))}.`;
  return {
    kind: pick(kinds[network] ?? (['video'] as const), chance('kind')),
    text: `${sentence} ${pick(closings, chance('closing'))} ${[...tags].map((tag) => `#${tag}`).join(' ')}`,
    url: `https://${network.toLowerCase()}.example/posts/${id}`,
  };
};
