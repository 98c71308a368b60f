/** What a template may stand for: the address of a profile, and its name there. */
export interface Places {
  readonly url: string;
  readonly handle: string;
}

const place = /\{(url|handle)\}/g;

/** Fills the places of an address, encoded, so that no value gets out of its part of it. */
export const fillAddress = (template: string, places: Places): string =>
  template.replace(place, (_, name: keyof Places) => encodeURIComponent(places[name]));

/** Fills the places in all texts of a JSON body. */
export const fillBody = (template: unknown, places: Places): unknown => {
  if (typeof template === 'string') return template.replace(place, (_, name: keyof Places) => places[name]);
  if (Array.isArray(template)) return template.map((each) => fillBody(each, places));
  if (typeof template !== 'object' || template === null) return template;
  return Object.fromEntries(Object.entries(template).map(([name, value]) => [name, fillBody(value, places)]));
};

/**
 * The base address and the path of a template; what is filled in never decides whom is asked. Null where the template is
 * no address of the web, or has a place or a user name in its host.
 */
export const splitAddress = (template: string): { readonly baseUrl: string; readonly path: string } | null => {
  const [, origin = '', path = ''] = /^(https?:\/\/[^/?#\s]+)([^#\s]*)$/.exec(template) ?? [];
  if (!URL.canParse(origin) || /[{}@]/.test(origin)) return null;
  return { baseUrl: origin, path: path.startsWith('/') ? path : `/${path}` };
};
