import type { MetricRole } from '@soundings/contract/sonar/metric-file-choices';
import type { MetricName } from '@soundings/contract/sonar/metrics';
import type { PostKind } from '@soundings/contract/sonar/post-choices';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';

const networkWords: Record<SocialNetwork, readonly string[]> = {
  FACEBOOK: ['facebook', 'fb'],
  INSTAGRAM: ['instagram', 'insta', 'ig'],
  YOUTUBE: ['youtube', 'you tube', 'yt'],
  TWITTER: ['twitter', 'x', 'x twitter', 'twitter x', 'x formerly twitter'],
  TIKTOK: ['tiktok', 'tik tok', 'tt'],
  LINKEDIN: ['linkedin', 'linked in', 'li'],
  TRUSTPILOT: ['trustpilot', 'trust pilot'],
};

const metricWords: Record<MetricName, readonly string[]> = {
  followers: [
    'followers',
    'follower',
    'fans',
    'fan',
    'fan count',
    'abonnenten',
    'subscribers',
    'page likes',
    'seiten likes',
  ],
  following: ['following', 'followings', 'follows', 'gefolgt', 'folgt', 'abonniert'],
  subscription: ['subscription', 'subscriptions', 'listed', 'lists', 'gelistet', 'listen'],
  interactions: [
    'interactions',
    'interaction',
    'engagement',
    'engagements',
    'interaktionen',
    'interaktion',
    'likes total',
  ],
  comments: ['comments', 'comment', 'kommentare', 'kommentar'],
  posts: ['posts', 'post', 'beitrage', 'beitrag', 'videos', 'tweets'],
  employees: ['employees', 'employee', 'staff', 'headcount', 'mitarbeiter', 'mitarbeitende', 'beschaftigte'],
  score: ['score', 'rating', 'stars', 'trustscore', 'trust score', 'sterne', 'bewertung', 'note'],
  reviews: ['reviews', 'review', 'ratings', 'bewertungen', 'rezensionen'],
};

type HeadedRole = Exclude<MetricRole, 'figure' | 'interactions'>;
const roleWords: Record<HeadedRole, readonly string[]> = {
  domain: ['domain', 'website', 'webseite', 'internetadresse', 'url', 'homepage'],
  company: [
    ...[
      'company',
      'brand',
      'page',
      'account',
      'profile',
      'name',
      'brand company',
      'company name',
      'brand name',
      'page name',
    ],
    ...['unternehmen', 'firma', 'marke', 'seite', 'profil', 'konto', 'markenname', 'firmenname'],
  ],
  network: ['network', 'social network', 'platform', 'channel', 'netzwerk', 'plattform', 'kanal'],
  metric: ['metric', 'figure', 'kpi', 'measure', 'metrik', 'kennzahl', 'messgrosse'],
  value: ['value', 'count', 'number', 'wert', 'anzahl', 'zahl'],
  post: ['post id', 'postid', 'permalink', 'post link', 'post url', 'beitrags id', 'beitrag id'],
  date: [
    'date',
    'day',
    'datum',
    'tag',
    'published',
    'published at',
    'created time',
    'created at',
    'timestamp',
    'veroffentlicht',
  ],
  month: ['month', 'monat'],
  year: ['year', 'jahr'],
  likes: ['likes', 'like', 'reactions', 'reaction', 'reaktionen', 'gefallt mir'],
  comments: metricWords.comments,
  shares: ['shares', 'share', 'geteilt', 'teilungen', 'geteilte inhalte'],
  views: ['views', 'view', 'video views', 'plays', 'aufrufe', 'wiedergaben'],
  kind: ['type', 'kind', 'post type', 'media type', 'format', 'typ', 'art', 'beitragstyp', 'beitragsart', 'medientyp'],
  text: [
    ...['text', 'message', 'caption', 'title', 'content', 'description', 'post text', 'post message'],
    ...['nachricht', 'titel', 'inhalt', 'beschreibung', 'beitragstext'],
  ],
  link: ['link', 'post address', 'beitragslink', 'beitrags link'],
};

const kindWords: Record<PostKind, readonly string[]> = {
  photo: ['photo', 'image', 'picture', 'foto', 'bild'],
  album: ['album', 'carousel', 'carousel album', 'sidecar', 'karussell'],
  video: ['video', 'live video', 'igtv'],
  reel: ['reel', 'reels', 'short', 'shorts'],
  link: ['link'],
  text: ['text', 'status'],
  event: ['event', 'veranstaltung'],
  other: ['other', 'sonstiges', 'sonstige'],
};

/** Lower-case words without accents or marks: `Page_T_Likes` is `page t likes`. */
export const toWords = (text: string): string =>
  text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const indexWords = <Name extends string>(words: Record<Name, readonly string[]>): ReadonlyMap<string, Name> =>
  new Map(
    Object.entries<readonly string[]>(words).flatMap(([name, given]) => given.map((word) => [word, name as Name])),
  );

const networks = indexWords(networkWords);
const metrics = indexWords(metricWords);
const roles = indexWords(roleWords);
const kinds = indexWords(kindWords);
const hasCapitals = /^\p{Lu}?\p{Ll}*(\p{Lu}\p{Ll}*)+$/u;

/** `TikTok` and `LinkedIn` are one word and not two. */
const oneWord = (text: string): string => toWords(hasCapitals.test(text) ? text.toLowerCase() : text);

const cached = <T>(find: (text: string) => T) => {
  const known = new Map<string, T>();
  return (text: string): T => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const fresh = find(text);
    if (known.size < 1000) known.set(text, fresh);
    return fresh;
  };
};

export const recogniseNetwork = cached((text: string): SocialNetwork | null => {
  const [whole, words] = [oneWord(text), toWords(text)];
  const site = words.replace(/^(https? )?(www )?/, '').replace(/ com$/, '');
  return networks.get(whole) ?? networks.get(words) ?? networks.get(site) ?? null;
});

export const recogniseKind = cached((text: string): PostKind => kinds.get(toWords(text)) ?? 'other');

const filling = new Set([
  'count',
  'counts',
  'number',
  'of',
  'total',
  't',
  'no',
  'nr',
  'anzahl',
  'der',
  'die',
  'gesamt',
  'zahl',
  'sum',
  'on',
  'bei',
  'auf',
]);

const withoutFilling = (words: string): string =>
  words
    .split(' ')
    .filter((word) => !filling.has(word))
    .join(' ');

/** Of shares, changes or thousands: they are no counts. */
const notCounted =
  /[%‰Δ±]|\+\/[-−]|\((?:t|k|tsd\.?|m|mio\.?)\)|(?<!\p{L})(?:change|growth|rate|delta|diff(?:erence)?|ver[aä]nderung|wachstum|zuwachs|differenz)(?!\p{L})/iu;

export const recogniseMetric = cached((text: string): MetricName | null => {
  if (notCounted.test(text)) return null;
  const words = toWords(text);
  return metrics.get(words) ?? metrics.get(withoutFilling(words)) ?? null;
});

export const findRole = (heading: string): HeadedRole | null => {
  const words = toWords(heading);
  return roles.get(words) ?? roles.get(withoutFilling(words)) ?? null;
};

const takeNetwork = (words: readonly string[]): { network: SocialNetwork; rest: string } | null => {
  for (const length of [2, 1]) {
    for (let at = 0; at + length <= words.length; at++) {
      const network = networks.get(words.slice(at, at + length).join(' '));
      if (network) return { network, rest: [...words.slice(0, at), ...words.slice(at + length)].join(' ') };
    }
  }
  return null;
};

/** Of posts there were ever, and not of a day. */
const everPosted = /(?<!\p{L})(?:total|gesamt|all[ -]time|cumulative|kumuliert)(?!\p{L})/iu;

export const findFigure = (heading: string): { metric: MetricName; network: SocialNetwork | null } | null => {
  if (notCounted.test(heading)) return null;
  const figure = readFigure(heading);
  return figure?.metric === 'posts' && everPosted.test(heading) ? null : figure;
};

const readFigure = (heading: string): { metric: MetricName; network: SocialNetwork | null } | null => {
  const plain = recogniseMetric(heading);
  if (plain) return { metric: plain, network: null };
  const words = toWords(
    heading
      .replaceAll(/Tik\s?Tok/gi, 'tiktok')
      .replaceAll(/Linked\s?In/gi, 'linkedin')
      .replaceAll(/You\s?Tube/gi, 'youtube'),
  );
  const taken = takeNetwork(words.split(' '));
  const metric = taken && recogniseMetric(taken.rest);
  if (metric) return { metric, network: taken.network };
  // TikTok's likes are all that a brand ever got there: its interactions.
  const isLikes = taken?.network === 'TIKTOK' && roles.get(withoutFilling(taken.rest)) === 'likes';
  return isLikes ? { metric: 'interactions', network: 'TIKTOK' } : null;
};

/** The network that a name tells; null where it tells none, or several. */
export const networkIn = (name: string): SocialNetwork | null => {
  const taken = takeNetwork(toWords(name).split(' '));
  return taken && !takeNetwork(taken.rest.split(' ')) ? taken.network : null;
};
