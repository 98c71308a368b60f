import type { MetricName } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { presetNetworks } from '@soundings/contract/sonar/sonar-choices';
import type { ProviderFields, SonarSource, SourceGiven } from '@soundings/contract/sonar/sources';
import type { sonarSources } from '#/lib/texts/en/sonar-sources.ts';

const ways = ['network', 'apify', 'other'] as const;
type Way = (typeof ways)[number];

export const itemPaths = ['list', 'id', 'publishedAt', 'likes', 'comments', 'shares'] as const;
type ItemPath = (typeof itemPaths)[number];

export interface KeyDraft {
  way: Way;
  secret: string;
  id: string;
  baseUrl: string;
  path: string;
  body: string;
  headerName: string;
  headerPrefix: string;
  usdPerCall: string;
  gauges: Partial<Record<MetricName, string>>;
  hasItems: boolean;
  items: Record<ItemPath, string>;
  missing: ProviderFields['missing'];
  refusal: string;
}

export const offeredWays = (network: SocialNetwork): Way[] =>
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
const parseNumber = (text: string): number => Number(text.trim().replace(',', '.'));

const toItems = ({ hasItems, items: { shares, ...needed } }: KeyDraft): Pick<ProviderFields, 'items'> =>
  hasItems ? { items: { ...needed, ...(shares.trim() !== '' && { shares }) } } : {};

const toProvider = (draft: KeyDraft): ProviderFields => ({
  baseUrl: draft.baseUrl.trim(),
  path: draft.path.trim(),
  ...(draft.body.trim() !== '' && { body: JSON.parse(draft.body) }),
  header: { name: draft.headerName.trim(), prefix: draft.headerPrefix },
  gauges: Object.fromEntries(Object.entries(draft.gauges).filter(([, path]) => path.trim() !== '')),
  ...toItems(draft),
  missing: draft.missing,
  ...(draft.refusal.trim() !== '' && { refusal: draft.refusal }),
  ...(draft.usdPerCall.trim() !== '' && { usdPerCall: parseNumber(draft.usdPerCall) }),
});

export const toSourceGiven = (draft: KeyDraft, needsId: boolean): SourceGiven => {
  const secret = draft.secret.trim();
  if (draft.way === 'network') return { secret, id: needsId ? draft.id.trim() : null, provider: null };
  return { secret, id: null, provider: draft.way === 'apify' ? { preset: 'apify' } : toProvider(draft) };
};

export type KeyErrorCode = keyof typeof sonarSources.error;
/** By the path that the server uses, without its `body.`; of several the last one counts. */
export type KeyErrors = Readonly<Record<string, string>>;

type Rule = readonly [path: string, isWrong: boolean, code: KeyErrorCode];

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const isPlainAddress = (text: string): boolean => {
  const { username, password, search, hash, hostname } = URL.parse(text) ?? new URL('about:?');
  return hostname !== '' && !`${username}${password}${search}${hash}`;
};

const isBlank = (text: string) => text.trim() === '';

const isNeeded = (path: ItemPath) => path !== 'shares';

const providerRules = (draft: KeyDraft): Rule[] => {
  const { baseUrl, path, headerName, headerPrefix, body, usdPerCall, gauges, hasItems, items, refusal } = draft;
  const cost = parseNumber(usdPerCall);
  const paths = Object.entries(gauges);
  return [
    ['provider.baseUrl', baseUrl.trim().length > 500, 'tooLong'],
    ['provider.baseUrl', !isPlainAddress(baseUrl.trim()), 'invalidUrl'],
    ['provider.baseUrl', isBlank(baseUrl), 'required'],
    ['provider.path', path.trim().length > 500, 'tooLong'],
    ['provider.path', !path.trim().startsWith('/'), 'startsWithSlash'],
    ['provider.path', isBlank(path), 'required'],
    ['provider.body', !isBlank(body) && !isJson(body), 'notJson'],
    ['provider.header.name', !/^[\w-]+$/.test(headerName.trim()), 'invalidCharacters'],
    ['provider.header.name', headerName.trim().length > 100, 'tooLong'],
    ['provider.header.name', isBlank(headerName), 'required'],
    ['provider.header.prefix', headerPrefix.length > 100, 'tooLong'],
    ['provider.header.prefix', !/^[\x20-\x7e]*$/.test(headerPrefix), 'invalidCharacters'],
    ['provider.usdPerCall', !isBlank(usdPerCall) && !(cost >= 0 && cost <= 100), 'noNumber'],
    ['provider.gauges', !hasItems && paths.every(([, text]) => isBlank(text)), 'noFigure'],
    ...paths.map(([metric, text]): Rule => [`provider.gauges.${metric}`, text.trim().length > 200, 'tooLong']),
    ...(hasItems ? itemPaths : []).flatMap((name): Rule[] => [
      [`provider.items.${name}`, items[name].trim().length > 200, 'tooLong'],
      [`provider.items.${name}`, isNeeded(name) && isBlank(items[name]), 'required'],
    ]),
    ['provider.refusal', refusal.trim().length > 200, 'tooLong'],
  ];
};

export const checkKey = (draft: KeyDraft, needsId: boolean): KeyErrors => {
  const secret = draft.secret.trim();
  const rules: Rule[] = [
    ['secret', secret.length > 500, 'tooLong'],
    ['secret', !/^[\x21-\x7e]+$/.test(secret), 'noBlanks'],
    ['secret', secret === '', 'required'],
    ['id', draft.way === 'network' && needsId && draft.id.trim().length > 200, 'tooLong'],
    ['id', draft.way === 'network' && needsId && isBlank(draft.id), 'required'],
    ...(draft.way === 'other' ? providerRules(draft) : []),
  ];
  return Object.fromEntries(rules.filter(([, isWrong]) => isWrong).map(([path, , code]) => [path, code]));
};
