import { attribute, type Element, walk } from '../html-tree.ts';
import type { PageHead } from '../page-head.ts';
import { cleanName, titleParts } from './clean-name.ts';
import { domainName, squash } from './domain-name.ts';
import { fitsDomain } from './fits-domain.ts';
import { organisationNames } from './organisation-names.ts';
import { mostWritten, writtenForms } from './written-forms.ts';

const maxName = 60;
const maxSigns = 500;
const siteNames = ['og:site_name', 'application-name', 'apple-mobile-web-app-title', 'al:ios:app_name', 'dc.publisher'];

/** Where a page writes its own name small: pictures of its logo, titles of links to its start. */
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

/** "Example" rather than "Example.com", where the page calls itself so too. */
const withoutEnding = (name: string, forms: ReadonlyMap<string, number>, hostname: string): string => {
  const ending = /\.[a-z]{2,4}(\.[a-z]{2})?$/i.exec(name)?.[0];
  if (!ending || !hostname.endsWith(ending.toLowerCase())) return name;
  const bare = name.slice(0, -ending.length);
  return forms.has(bare) || bare === bare.toUpperCase() ? bare : name;
};

const countOf = (text: string, name: string): number => text.split(name).length - 1;

/** A word or two of the domain: `kulu-media` → "Kulu Media". */
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
  const domain = domainName(hostname);
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
  return finish(own[0] ?? site[0] ?? fromDomain(domain));
};
