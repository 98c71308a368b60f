import type { MetricName } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { presetNetworks } from '@soundings/contract/sonar/sonar-choices';
import type { ProviderFields, SonarSource, SourceGiven } from '@soundings/contract/sonar/sources';

const ways = ['network', 'apify', 'other'] as const;
export type Way = (typeof ways)[number];

export const itemPaths = ['list', 'id', 'publishedAt', 'likes', 'comments', 'shares'] as const;
export type ItemPath = (typeof itemPaths)[number];

/** A key as it is being entered; all is text until it is sent. */
export interface KeyDraft {
  way: Way;
  secret: string;
  id: string;
  baseUrl: string;
  path: string;
  body: string;
  headerName: string;
  /** With the blank that may stand before the token. */
  headerPrefix: string;
  usdPerCall: string;
  gauges: Partial<Record<MetricName, string>>;
  hasItems: boolean;
  items: Record<ItemPath, string>;
  missing: ProviderFields['missing'];
  refusal: string;
}

export const waysOf = (network: SocialNetwork): Way[] =>
  ways.filter((way) => way !== 'apify' || (presetNetworks as readonly SocialNetwork[]).includes(network));

const noItems = { list: '', id: '', publishedAt: '', likes: '', comments: '', shares: '' };
const empty: KeyDraft = {
  way: 'network',
  secret: '',
  id: '',
  baseUrl: '',
  path: '',
  body: '',
  headerName: 'Authorization',
  headerPrefix: 'Bearer ',
  usdPerCall: '',
  gauges: {},
  hasItems: false,
  items: noItems,
  missing: 'status404',
  refusal: '',
};

/** What is stored, without the secret. */
export const startDraft = ({ kind, id, provider }: Pick<SonarSource, 'kind' | 'id' | 'provider'>): KeyDraft => {
  if (kind !== 'stored') return empty;
  if (provider === null) return { ...empty, id: id ?? '' };
  if ('preset' in provider) return { ...empty, way: 'apify' };
  const { header, body, items, usdPerCall, refusal, ...same } = provider;
  return {
    ...empty,
    ...same,
    way: 'other',
    body: body === undefined ? '' : JSON.stringify(body, null, 2),
    headerName: header.name,
    headerPrefix: header.prefix,
    usdPerCall: usdPerCall === undefined ? '' : String(usdPerCall),
    hasItems: items !== undefined,
    items: { ...noItems, ...items, shares: items?.shares ?? '' },
    refusal: refusal ?? '',
  };
};

/** A number as people type it: 0.003, or 0,003. */
export const numberIn = (text: string): number => Number(text.trim().replace(',', '.'));

const itemsOf = ({ hasItems, items: { shares, ...needed } }: KeyDraft): Pick<ProviderFields, 'items'> =>
  hasItems ? { items: { ...needed, ...(shares.trim() !== '' && { shares }) } } : {};

const providerOf = (draft: KeyDraft): ProviderFields => ({
  baseUrl: draft.baseUrl.trim(),
  path: draft.path.trim(),
  ...(draft.body.trim() !== '' && { body: JSON.parse(draft.body) }),
  header: { name: draft.headerName.trim(), prefix: draft.headerPrefix },
  gauges: Object.fromEntries(Object.entries(draft.gauges).filter(([, path]) => path.trim() !== '')),
  ...itemsOf(draft),
  missing: draft.missing,
  ...(draft.refusal.trim() !== '' && { refusal: draft.refusal }),
  ...(draft.usdPerCall.trim() !== '' && { usdPerCall: numberIn(draft.usdPerCall) }),
});

/** What is sent of a draft without errors. */
export const givenOf = (draft: KeyDraft, needsId: boolean): SourceGiven => {
  const secret = draft.secret.trim();
  if (draft.way === 'network') return { secret, id: needsId ? draft.id.trim() : null, provider: null };
  return { secret, id: null, provider: draft.way === 'apify' ? { preset: 'apify' } : providerOf(draft) };
};
