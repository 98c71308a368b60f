import { cleanName, domainName, squash, squashGerman, titleParts } from './brand-names.ts';
import { walkJsonLd } from './json-ld.ts';
import type { PageHead } from './page-head.ts';
import { attribute, type Element, walk } from './parse-html.ts';

const maxName = 60;
const maxSigns = 500;
const siteNames = ['og:site_name', 'application-name', 'apple-mobile-web-app-title', 'al:ios:app_name', 'dc.publisher'];

const signsOf = (root: Element): string[] => {
  const signs: string[] = [];
  for (const element of walk(root)) {
    if (element.name !== 'img' && element.name !== 'a') continue;
    for (const name of ['alt', 'title'])
      if (attribute(element, name)) signs.push(attribute(element, name).slice(0, 200));
    if (signs.length >= maxSigns) break;
  }
  return signs;
};

const withoutEnding = (name: string, forms: ReadonlyMap<string, number>, hostname: string): string => {
  const ending = /\.[a-z]{2,4}(\.[a-z]{2})?$/i.exec(name)?.[0];
  if (!ending || !hostname.endsWith(ending.toLowerCase())) return name;
  const bare = name.slice(0, -ending.length);
  return forms.has(bare) || bare === bare.toUpperCase() ? bare : name;
};

const countOf = (text: string, name: string): number => text.split(name).length - 1;

const fromDomain = (domain: string): string =>
  domain
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/**
 * The name of a site's owner. What a page states (JSON-LD, og:site_name, application-name, parts of its title) counts
 * as its owner's where it goes with the domain: articles name their writers' and advertisers' organisations too.
 */
export const findBrand = (root: Element, head: PageHead, text: string, url: string): string => {
  const hostname = (URL.parse(url)?.hostname ?? '').replace(/^www\./, '');
  // Numbers name nobody.
  const domain = /^[\d.]+$|:/.test(hostname) ? '' : domainName(hostname);
  const organisations = organisationNames(head.jsonLd);
  const isOwn = (host: string) => host !== '' && host.replace(/^www\./, '') === hostname;
  const stated = [...organisations.map(({ name }) => name), ...siteNames.map((name) => head.meta.get(name) ?? '')];
  const parts = titleParts(head.title).toReversed();
  const usable = (names: readonly string[]) =>
    names.map(cleanName).filter((name) => squash(name) !== '' && name.length <= maxName);
  const best = (names: readonly string[], least: number) =>
    names
      .map((name) => ({ name, fit: fitsDomain(name, domain) }))
      .filter(({ fit }) => fit >= least)
      .toSorted((a, b) => b.fit - a.fit)[0]?.name;

  const signs = signsOf(root);
  const forms = writtenForms([head.title, ...head.meta.values(), ...signs, text], domain);
  const finish = (name: string) => {
    const spoken = withoutEnding(name, forms, hostname);
    const calm = mostWritten(forms);
    const isShouted = spoken.length > 4 && spoken === spoken.toUpperCase();
    return isShouted && calm && squash(calm) === squash(spoken) && forms.get(calm)! >= 2 ? calm : spoken;
  };

  const statedParts = usable(stated.flatMap((name) => titleParts(name)));
  const statedName = best(statedParts, 1);
  if (statedName) return finish(statedName);

  // A part of the title that is more than the domain's name ("The Motley Fool" of fool.com) is a name where it recurs.
  const titled = usable(parts);
  const same = best(titled, 3);
  if (same) return finish(same === same.toLowerCase() ? (mostWritten(forms) ?? same) : same);
  const longer = titled.find(
    (name) => fitsDomain(name, domain) > 0 && name.split(' ').length <= 4 && countOf(text, name) >= 2,
  );
  if (longer) return finish(longer);

  const owner = usable([head.meta.get('author') ?? '', head.meta.get('copyright') ?? '']);
  const confirmed = titled.find((name) => owner.some((each) => squash(each) === squash(name)));
  if (confirmed) return finish(confirmed);
  const written = mostWritten(forms);
  if (written) return finish(written);
  const own = usable(
    organisations.filter(({ host, isPublisher }) => isPublisher || isOwn(host)).map(({ name }) => name),
  );
  const site = usable(siteNames.map((name) => titleParts(head.meta.get(name) ?? '')[0] ?? ''));
  return finish(own[0] ?? site[0] ?? (domain === '' ? (titled[0] ?? '') : fromDomain(domain)));
};

const small =
  /^(the|of|and|for|der|die|das|und|für|von|e\.?v\.?|gmbh|ag|inc\.?|ltd\.?|llc|de|du|des|la|le|les|di|del|e|y|et|og|&|\+)$/i;

const isBuiltFrom = (domain: string, words: readonly string[]): boolean => {
  const [word, ...rest] = words;
  if (word === undefined) return domain === '';
  const letters = squash(word);
  for (let taken = 1; taken <= letters.length && domain.startsWith(letters.slice(0, taken)); taken++)
    if (isBuiltFrom(domain.slice(taken), rest)) return true;
  return small.test(word) && isBuiltFrom(domain, rest);
};

const extras = /^(?:get|my|try|go|visit)?#(?:store|shop|online|app|hq|usa|official|group|web|site)?$/;
const withoutExtras = (core: string, letters: string): boolean =>
  letters.length >= 3 && core.includes(letters) && extras.test(core.replace(letters, '#'));

/** How well a name goes with a domain: 3 it is the same, 2 it holds it as words, 1 it shortens to it, 0 not at all. */
const fitsDomain = (name: string, domain: string): 0 | 1 | 2 | 3 => {
  const core = squash(domain);
  const bare = name.replace(/\.[a-z]{2,4}(\.[a-z]{2})?$/i, '');
  if (core === '' || squash(name) === '') return 0;
  if ([squash(bare), squashGerman(bare), squash(name)].includes(core)) return 3;
  const words = name.split(/[\s\-–_/]+/).filter((word) => squash(word) !== '');
  if (words.length > 10) return 0;
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= words.length; to++) {
      const part = words.slice(from, to).join(' ');
      if (squash(part) === core || squashGerman(part) === core) return 2;
    }
  if (withoutExtras(core, squash(bare))) return 2;
  return isBuiltFrom(core, words) ? 1 : 0;
};

interface NamedThing {
  readonly name: string;
  readonly host: string;
  readonly isPublisher: boolean;
}

const organisation =
  /(Organi[sz]ation|Corporation|Business|Store|Agency|School|University|Airline|Restaurant|Hotel|NGO|WebSite)$/i;
const maxThings = 100;

const hostOf = (url: unknown): string => (typeof url === 'string' ? (URL.parse(url)?.hostname ?? '') : '');

const organisationNames = (scripts: readonly string[]): NamedThing[] => {
  const found: NamedThing[] = [];
  for (const { thing, types, key } of walkJsonLd(scripts)) {
    const { name, url } = thing;
    if (typeof name !== 'string' || !name.trim() || name.length > 100) continue;
    if (types.some((type) => organisation.test(type)))
      found.push({ name, host: hostOf(url), isPublisher: key === 'publisher' });
    if (found.length >= maxThings) break;
  }
  return found.toSorted((a, b) => Number(b.isPublisher) - Number(a.isPublisher));
};

const maxWords = 20_000;
const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}!]+$/gu;

/**
 * How often a text writes a domain's name in which form, as up to five words: for `starcitygames` "StarCityGames",
 * "Star City Games". Only forms with a capital letter or a digit: names have one, ordinary words need not.
 */
const writtenForms = (texts: readonly string[], domain: string): Map<string, number> => {
  const core = squash(domain);
  const forms = new Map<string, number>();
  for (const text of texts) {
    const words = text.split(/\s+/, maxWords);
    for (let from = 0; from < words.length; from++) {
      let joined = '';
      for (let to = from; to < Math.min(from + 5, words.length); to++) {
        joined += `${to > from ? ' ' : ''}${words[to]}`;
        if (joined.length > 80) break;
        const form = joined
          .replace(edges, '')
          .replace(/['’]s$/, '')
          .replace(/\.[a-z]{2,4}(\.[a-z]{2})?$/i, '');
        const letters = squash(form);
        if (letters.length > core.length) break;
        if (/[\p{Lu}\d]/u.test(form) && (letters === core || squashGerman(form) === core))
          forms.set(form, (forms.get(form) ?? 0) + 1);
      }
    }
  }
  return forms;
};

const mostWritten = (forms: ReadonlyMap<string, number>): string | undefined => {
  const isShouted = (form: string) => Number(form.length > 4 && form === form.toUpperCase());
  return [...forms].toSorted(([a, x], [b, y]) => isShouted(a) - isShouted(b) || y - x)[0]?.[0];
};
