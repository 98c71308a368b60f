import type { ProfileLink } from './profile-link.ts';

const kinds: Readonly<Record<string, string>> = {
  company: 'company',
  companies: 'company',
  'company-beta': 'company',
  organization: 'company',
  showcase: 'showcase',
  school: 'school',
  edu: 'school',
  in: 'in',
  pub: 'in',
  groups: 'group',
};
const slug = /^[\p{L}\p{N}-][\p{L}\p{N}\p{M}._'’&()+,-]{0,120}$/u;

/** `company:`, `showcase:`, `school:`, `in:` or `group:` with a name or a number behind it. */
export const linkedinKey = ({ path, query }: ProfileLink): string | null => {
  const [first = '', second = ''] = path;
  const kind = Object.hasOwn(kinds, first.toLowerCase()) ? kinds[first.toLowerCase()]! : null;
  if (kind === null || /^(create|setup|sharing|my-items)$/i.test(second)) return null;
  const inQuery = query.get('gid') ?? query.get('id') ?? '';
  // `/edu/school?id=20165` names nobody in its path; `/edu/nordlys-university-20165` does, by all of it.
  const isOldSchool = first.toLowerCase() === 'edu' && /^(school|alumni|fos)?$/i.test(second);
  const given = kind === 'group' ? inQuery || second : isOldSchool ? inQuery : second;
  const number = kind === 'group' ? /(?:^|-)(\d+)$/.exec(given)?.[1] : undefined;
  const value = number ?? given;
  return slug.test(value) ? `${kind}:${value.toLowerCase()}` : null;
};

export const linkedinUrl = (key: string): string => {
  const [kind, ...value] = key.split(':');
  return `https://www.linkedin.com/${kind === 'group' ? 'groups' : kind}/${encodeURI(value.join(':'))}`;
};
