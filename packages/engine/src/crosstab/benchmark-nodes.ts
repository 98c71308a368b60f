import type { BenchmarkGroup } from '@soundings/contract/resonance/calculations';
import type { Bits, Dataset } from './dataset.ts';
import { membersOf, subconceptsOf } from './subconcepts.ts';

/** Something that respondents can be picked by. */
export interface BenchmarkNode {
  readonly id: string;
  readonly label: string;
  /** Null where nobody is in it. Made when asked for; not to be written to. */
  readonly members: () => Bits | null;
}

/** Nodes that are joined by OR. */
export interface NodeGroup extends Omit<BenchmarkGroup, 'nodes'> {
  readonly nodes: readonly BenchmarkNode[];
}

/**
 * All that the respondents of a dataset can be picked by, group by group: every variable, the messages, every concept.
 * Ids are stable for the life of the dataset: an audience keeps its own, those positive (R1) to a message are
 * `m:<message>`, those who named a subconcept in any tone are `c:<concept>:<its position in the concept>`.
 */
export function* benchmarkNodes(dataset: Dataset): Generator<NodeGroup> {
  for (const [index, { header, audiences }] of dataset.variables.entries()) {
    const nodes = audiences.map(({ id, label, members }) => ({ id, label, members: () => members }));
    yield { id: `v:${index}`, type: 'audience', header, nodes };
  }
  const messages = dataset.messages.map(({ id, text, r1 }) => ({
    id: `m:${id}`,
    label: text,
    members: () => r1.positive,
  }));
  if (messages.length > 0) yield { id: 'm', type: 'message', header: null, nodes: messages };
  for (const concept of dataset.concepts) {
    const nodes = subconceptsOf(concept).map((subconcept, position) => ({
      id: `c:${concept.id}:${position}`,
      label: subconcept.name,
      members: () => membersOf(subconcept, 'any'),
    }));
    yield { id: `c:${concept.id}`, type: 'concept', header: concept.name, nodes };
  }
}
