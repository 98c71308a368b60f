import { wordMatcher } from '../charts/figures.ts';

export interface ChoiceNode {
  id: string;
  label: string;
  /** Null where it is unknown. */
  base: number | null;
}

export interface ChoiceGroup {
  id: string;
  name: string;
  nodes: readonly ChoiceNode[];
}

export type NodeRow =
  | { key: string; group: ChoiceGroup; node: ChoiceNode }
  | { key: string; group: ChoiceGroup; found: readonly ChoiceNode[]; isFolded: boolean };

/**
 * Groups and their nodes as the rows of one list: those whose name, with that of their group, holds every word of the
 * search. A search unfolds what it finds.
 */
export function nodeRows(groups: readonly ChoiceGroup[], query: string, folded: ReadonlySet<string>): NodeRow[] {
  const matches = wordMatcher(query);
  return groups.flatMap((group) => {
    const found = group.nodes.filter(({ label }) => matches(`${group.name} ${label}`));
    if (found.length === 0) return [];
    const isFolded = query.trim() === '' && folded.has(group.id);
    const heading: NodeRow = { key: `g ${group.id}`, group, found, isFolded };
    return isFolded ? [heading] : [heading, ...found.map((node) => ({ key: `n ${node.id}`, group, node }))];
  });
}

export function toggleNodes(chosen: ReadonlySet<string>, nodes: readonly ChoiceNode[]): ReadonlySet<string> {
  const next = new Set(chosen);
  const isAll = nodes.every(({ id }) => chosen.has(id));
  for (const { id } of nodes) {
    if (isAll) next.delete(id);
    else next.add(id);
  }
  return next;
}

export const chosenGroups = (groups: readonly ChoiceGroup[], chosen: ReadonlySet<string>): ChoiceGroup[] =>
  groups
    .map((group) => ({ ...group, nodes: group.nodes.filter(({ id }) => chosen.has(id)) }))
    .filter(({ nodes }) => nodes.length > 0);
