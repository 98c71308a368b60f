import { toNameKey } from '@soundings/contract/name-key';
import type { WaveMatch } from '@soundings/contract/resonance/waves';
import type { Audience, Dataset, Message, Variable } from '@soundings/engine/crosstab/dataset/dataset';

export type Matches = readonly Pick<WaveMatch, 'kind' | 'own' | 'other'>[];

export const audienceName = (header: string, label: string): string => `${header}: ${label}`;

/**
 * Finds what goes with a name in an earlier wave: what was matched by hand, else the same name, however it was typed.
 * A name that was matched with another one is no longer itself.
 */
export const createFinder = <T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  kind: WaveMatch['kind'],
  matches: Matches,
) => {
  const byKey = new Map<string, T>();
  for (const item of items.toReversed()) byKey.set(toNameKey(nameOf(item)), item);
  const byHand = new Map(
    matches.filter((match) => match.kind === kind).map(({ own, other }) => [toNameKey(own), other]),
  );
  const taken = new Set([...byHand.values()].map((other) => (other === null ? '' : toNameKey(other))));
  return (own: string): T | null => {
    const key = toNameKey(own);
    const other = byHand.get(key);
    if (other === null) return null;
    if (other !== undefined) return byKey.get(toNameKey(other)) ?? null;
    return taken.has(key) ? null : (byKey.get(key) ?? null);
  };
};

export const keysByHand = (kind: WaveMatch['kind'], matches: Matches): ReadonlySet<string> =>
  new Set(matches.flatMap((match) => (match.kind === kind && match.other !== null ? [toNameKey(match.own)] : [])));

interface MatchedMessages {
  readonly found: readonly (Message | null)[];
  readonly joined: { readonly byName: number; readonly byHand: number };
  readonly unmatched: readonly string[];
}

export const matchMessages = (
  messages: readonly Pick<Message, 'text'>[],
  earlier: readonly Message[],
  matches: Matches,
): MatchedMessages => {
  const find = createFinder(earlier, ({ text }) => text, 'message', matches);
  const found = messages.map(({ text }) => find(text));
  const used = new Set(found);
  const joinedByHand = keysByHand('message', matches);
  const byHand = messages.filter(({ text }, i) => found[i] && joinedByHand.has(toNameKey(text))).length;
  const byName = found.filter((message) => message !== null).length - byHand;
  const unmatched = earlier.filter((message) => !used.has(message)).map(({ text }) => text);
  return { found, joined: { byName, byHand }, unmatched };
};

interface Matched {
  readonly audienceIds: readonly string[];
  readonly missing: readonly string[];
}

export const matchAudiences = (
  { variables }: Pick<Dataset, 'variables'>,
  audienceIds: readonly string[],
  earlier: Pick<Dataset, 'variables'>,
  matches: Matches,
): Matched => {
  const findVariable = createFinder(earlier.variables, ({ header }) => header, 'variable', matches);
  const chosen = new Set(audienceIds);
  const ids: string[] = [];
  const missing: string[] = [];
  for (const variable of variables) {
    const own = variable.audiences.filter(({ id }) => chosen.has(id));
    if (own.length === 0) continue;
    const find = audienceFinder(variable, findVariable(variable.header), matches);
    for (const { label } of own) {
      const other = find(label);
      if (other) ids.push(other.id);
      else missing.push(audienceName(variable.header, label));
    }
  }
  return { audienceIds: ids, missing };
};

const audienceFinder = ({ header }: Variable, other: Variable | null, matches: Matches) => {
  const nameOf = ({ label }: Audience): string => audienceName(header, label);
  const find = createFinder(other?.audiences ?? [], nameOf, 'audience', matches);
  return (label: string): Audience | null => find(audienceName(header, label));
};
