export interface Robots {
  isAllowed(path: string): boolean;
  /** Seconds between two requests that the site asks for; null where it asks for none. */
  readonly crawlDelay: number | null;
}

interface Rule {
  readonly isAllow: boolean;
  readonly pattern: string;
}
interface Group {
  readonly agents: string[];
  readonly rules: Rule[];
  crawlDelay: number | null;
}

/** Real ones have a tenth of it. RFC 9309 (2.5) asks for five times as much, which would hold up all other work. */
const maxLength = 100 * 1024;
const maxRules = 2000;
const maxPattern = 1000;

const normal = (path: string): string => {
  try {
    return encodeURI(decodeURI(path));
  } catch {
    return path;
  }
};

/** Whether a path begins as a pattern says: `*` is anything, `$` at its end is the path's end. Takes no steps back. */
const matches = (path: string, pattern: string): boolean => {
  const isWhole = pattern.endsWith('$');
  const [first = '', ...rest] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(first)) return false;
  let at = first.length;
  const last = isWhole ? rest.pop() : undefined;
  for (const part of rest) {
    const next = path.indexOf(part, at);
    if (next < 0) return false;
    at = next + part.length;
  }
  if (!isWhole) return true;
  return last === undefined ? at === path.length : path.length - last.length >= at && path.endsWith(last);
};

const splitLines = (text: string): string[] => {
  const lines = text.slice(0, maxLength).split(/\r\n|\r|\n/);
  return text.length > maxLength ? lines.slice(0, -1) : lines;
};

const parse = (text: string): Group[] => {
  const groups: Group[] = [];
  let isNaming = false;
  let rules = 0;
  for (const line of splitLines(text)) {
    if (rules >= maxRules) break;
    const [, field = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line.replace(/^\ufeff/, '')) ?? [];
    const name = field.toLowerCase();
    const given = value.trim();
    if (name === 'user-agent') {
      if (!isNaming) groups.push({ agents: [], rules: [], crawlDelay: null });
      groups.at(-1)!.agents.push(given.toLowerCase());
      isNaming = true;
      continue;
    }
    const group = groups.at(-1);
    if (!group || !/^(allow|disallow|crawl-delay)$/.test(name)) continue;
    isNaming = false;
    if (name === 'crawl-delay') group.crawlDelay = Number.parseFloat(given) >= 0 ? Number.parseFloat(given) : null;
    else if (given !== '') {
      rules++;
      group.rules.push({ isAllow: name === 'allow', pattern: normal(given.slice(0, maxPattern)) });
    }
  }
  return groups;
};

/**
 * Reads a robots.txt for one agent, by its name in lower case: its own groups, else those for all. Of the rules that
 * match, the longest counts, and of equals the one that allows. What comes after 100 kB or 2,000 rules is not read.
 */
export const readRobots = (text: string, agent: string): Robots => {
  const groups = parse(text);
  const own = groups.filter(({ agents }) => agents.some((each) => each !== '*' && each.split('/')[0] === agent));
  const ours = own.length > 0 ? own : groups.filter(({ agents }) => agents.includes('*'));
  const rules = ours.flatMap((group) => group.rules);
  const delays = ours.map(({ crawlDelay }) => crawlDelay).filter((delay) => delay !== null);
  return {
    crawlDelay: delays.length > 0 ? Math.max(...delays) : null,
    isAllowed: (path) => {
      const asked = normal(path.slice(0, 4000));
      let best: Rule | undefined;
      for (const rule of rules) {
        const isBetter =
          !best ||
          rule.pattern.length > best.pattern.length ||
          (rule.pattern.length === best.pattern.length && rule.isAllow);
        if (isBetter && matches(asked, rule.pattern)) best = rule;
      }
      return best?.isAllow ?? true;
    },
  };
};
