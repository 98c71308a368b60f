import { domainName } from '#/platform/pages/brand-names.ts';
import { handleFit } from './seen-profile.ts';

export type OrganisationData = Readonly<Record<string, unknown>>;

const organisation =
  /(Organi[sz]ation|Corporation|Business|Store|Shop|Agency|School|University|College|Airline|Restaurant|Hotel|NGO|WebSite|Brand|MusicGroup|SportsTeam|Dealer|Museum|Library|Bank|Station|Office|Theater|Attraction|Newspaper|Periodical|Cafe|Club|Salon|Hospital|Dentist|Physician|Resort|Hostel|Application)$/i;
const others =
  /^(author|creator|contributor|editor|about|mentions?|itemReviewed|reviews?|performers?|organizer|brand|manufacturer|seller|offeredBy|hiringOrganization|sponsor|founders?|employees?|members?|subOrganization|parentOrganization|character|actors?|director|worksFor|alumniOf|memberOf|affiliation|byArtist|provider|comment|department|location|homeTeam|awayTeam|competitor|itemListElement|hasPart|recipient|funder|subjectOf)$/i;
const maxDepth = 12;
const maxThings = 2000;

const nameOfHost = (url: unknown): string | null => {
  const host = typeof url === 'string' ? URL.parse(url)?.hostname : undefined;
  return host ? domainName(host) : null;
};

export const organisationData = (
  scripts: readonly string[],
  url: string,
  names: readonly string[],
): OrganisationData[] => {
  const found: OrganisationData[] = [];
  const own = nameOfHost(url);
  let things = 0;
  const isOwn = (thing: OrganisationData, isOther: boolean): boolean => {
    const host = nameOfHost(thing.url);
    const isNamedSo = typeof thing.name === 'string' && handleFit(thing.name, names) >= 2;
    return isNamedSo || host === own || (!isOther && host === null);
  };
  const visit = (value: unknown, isOther: boolean, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > maxDepth || ++things > maxThings) return;
    if (Array.isArray(value)) {
      for (const each of value) visit(each, isOther, depth + 1);
      return;
    }
    const thing = value as OrganisationData;
    const types = [thing['@type']].flat().map(String);
    if (types.some((type) => organisation.test(type)) && isOwn(thing, isOther)) found.push(thing);
    for (const [key, inner] of Object.entries(thing)) visit(inner, isOther || others.test(key), depth + 1);
  };
  for (const script of scripts) visit(parseJsonLd(script), false, 0);
  return found;
};

const maxNames = 5;

export const organisationNames = (organisations: readonly OrganisationData[], url: string): string[] => {
  const own = nameOfHost(url);
  return organisations
    .filter((each) => nameOfHost(each.url) === own)
    .flatMap(({ name, alternateName }) => [name, alternateName].flat())
    .filter((name) => typeof name === 'string' && name.length <= 60)
    .slice(0, maxNames)
    .map(String);
};

export const addressesIn = (value: unknown): string[] =>
  [value].flat().flatMap((each) => {
    if (typeof each === 'string') return each.split(/[,\s]+(?=https?:)/);
    if (typeof each !== 'object' || each === null) return [];
    const { '@id': id, url, contentUrl } = each as OrganisationData;
    return [url, contentUrl, id].filter((given) => typeof given === 'string').slice(0, 1);
  });

const maxLength = 300_000;
const wrapping =
  /^\s*(<!--|\/\/\s*<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)|(-->|\/\/\s*\]\]>|\/\*\s*\]\]>\s*\*\/|\]\]>)\s*$/g;

const mended = (text: string): string =>
  text
    .replace(wrapping, '')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/,\s*([\]}])/g, '$1')
    .replace(/;\s*$/, '');

const unescaped = (text: string): string =>
  /^\s*[{[]\s*&quot;/.test(text) ? text.replaceAll('&quot;', '"').replaceAll('&amp;', '&') : text;

/** Reads a script of JSON-LD, also one with the usual mistakes. Undefined where it is no JSON or longer than 300 kB. */
const parseJsonLd = (text: string): unknown => {
  if (text.length > maxLength) return undefined;
  for (const attempt of [() => text, () => mended(unescaped(text))]) {
    try {
      return JSON.parse(attempt());
    } catch {
      // The next attempt may do.
    }
  }
  return undefined;
};
