import type { sonarSources } from '#/lib/texts/en/sonar-sources.ts';
import { type ItemPath, itemPaths, type KeyDraft, numberIn } from './key-draft.ts';

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
  const cost = numberIn(usdPerCall);
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

/** What is wrong with a key before it is sent; the server knows more. */
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
