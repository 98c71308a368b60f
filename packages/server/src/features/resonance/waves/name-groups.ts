import { toNameKey } from '@soundings/contract/name-key';
import type { NameChange, NameGroup } from '@soundings/contract/resonance/waves';
import type { Dataset } from '@soundings/engine/crosstab/dataset/dataset';
import type { Steps } from '@soundings/engine/steps';
import { compareVectors, type TextVector, vectorize } from '@soundings/engine/text/similarity';
import type { TextLanguage } from '@soundings/engine/text/stop-words';
import { audienceName, createFinder, keysByHand, type Matches } from './match-names.ts';

type Named = Pick<Dataset, 'messages' | 'variables'>;

/** Names of one kind in both waves; those of audiences within one variable. */
interface Names {
  readonly kind: NameGroup['kind'];
  readonly variable: string | null;
  readonly own: readonly string[];
  readonly other: readonly string[];
}

const listNames = (own: Named, other: Named, matches: Matches): Names[] => {
  const headersOf = ({ variables }: Named) => variables.map(({ header }) => header);
  const textsOf = ({ messages }: Named) => messages.map(({ text }) => text);
  const findVariable = createFinder(other.variables, ({ header }) => header, 'variable', matches);
  const labelsOf = ({ audiences }: Named['variables'][number]) => audiences.map(({ label }) => label);
  return [
    { kind: 'message', variable: null, own: textsOf(own), other: textsOf(other) },
    { kind: 'variable', variable: null, own: headersOf(own), other: headersOf(other) },
    ...own.variables.flatMap((variable): Names[] => {
      const found = findVariable(variable.header);
      if (found === null) return [];
      return [{ kind: 'audience', variable: variable.header, own: labelsOf(variable), other: labelsOf(found) }];
    }),
  ];
};

const keptName = ({ variable }: Pick<Names, 'variable'>, name: string): string =>
  variable === null ? name : audienceName(variable, name);

const finderIn = (names: Names, matches: Matches) => {
  const find = createFinder(names.other, (name) => keptName(names, name), names.kind, matches);
  return (own: string): string | null => find(keptName(names, own));
};

export function* nameGroupsInSteps(
  own: Named,
  other: Named,
  matches: Matches,
  language: TextLanguage,
): Steps<NameGroup[]> {
  const groups: NameGroup[] = [];
  for (const names of listNames(own, other, matches)) {
    const { kind, variable } = names;
    const find = finderIn(names, matches);
    const byHand = keysByHand(kind, matches);
    const joined: NameGroup['joined'] = [];
    const left: string[] = [];
    for (const name of names.own) {
      const found = find(name);
      const isByHand = byHand.has(toNameKey(keptName(names, name)));
      if (found === null) left.push(name);
      else joined.push({ own: name, other: found, isByHand });
    }
    const used = new Set(joined.map((pair) => pair.other));
    const leftInWave = names.other.filter((name) => !used.has(name));
    const suggested = yield* suggestInSteps(left, leftInWave, language);
    groups.push({ kind, variable, joined, own: suggested, other: leftInWave });
  }
  return groups;
}

const minLikeness = 0.3;
const maxSuggestions = 3;

/** The likest first, so that what is surely the same question is at the top. A step is a name. */
function* suggestInSteps(
  own: readonly string[],
  other: readonly string[],
  language: TextLanguage,
): Steps<NameGroup['own']> {
  const vectors: { name: string; vector: TextVector }[] = [];
  for (const name of other) {
    vectors.push({ name, vector: vectorize(name, language) });
    yield;
  }
  const rated: { name: string; likeness: number; suggestions: string[] }[] = [];
  for (const name of own) {
    const wanted = vectorize(name, language);
    const likest = vectors
      .map((one) => ({ name: one.name, likeness: compareVectors(wanted, one.vector) }))
      .filter(({ likeness }) => likeness >= minLikeness)
      .toSorted((a, b) => b.likeness - a.likeness)
      .slice(0, maxSuggestions);
    rated.push({ name, likeness: likest[0]?.likeness ?? 0, suggestions: likest.map((one) => one.name) });
    yield;
  }
  return rated.toSorted((a, b) => b.likeness - a.likeness).map(({ name, suggestions }) => ({ name, suggestions }));
}

/**
 * The matches once a name is joined with another one or parted from it; null where one of them is in neither wave. What
 * goes together by name anyway is not kept.
 */
export const changeMatches = (own: Named, other: Named, matches: Matches, change: NameChange): Matches | null => {
  const { kind, variable } = change;
  const names = listNames(own, other, matches).find((one) => one.kind === kind && one.variable === variable);
  if (!names?.own.includes(change.own)) return null;
  if (change.other !== null && !names.other.includes(change.other)) return null;
  const match = {
    kind,
    own: keptName(names, change.own),
    other: change.other === null ? null : keptName(names, change.other),
  };
  const isReplaced = (one: Matches[number]): boolean =>
    one.kind === kind &&
    (toNameKey(one.own) === toNameKey(match.own) ||
      (one.other !== null && match.other !== null && toNameKey(one.other) === toNameKey(match.other)));
  const rest = matches.filter((one) => !isReplaced(one));
  return finderIn(names, rest)(change.own) === change.other ? rest : [...rest, match];
};
