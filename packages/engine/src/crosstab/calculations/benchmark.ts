import { type Significance, standardSignificance } from '@soundings/contract/resonance/analysis-choices';
import type {
  BenchmarkAnswer,
  BenchmarkGroup,
  BenchmarkGroups,
} from '@soundings/contract/resonance/calculation-answers';
import { wilson } from '../../stats/proportions.ts';
import { intervalPoint } from '../../stats/significance.ts';
import type { Steps } from '../../steps.ts';
import { among, countMembers, toPercent, toSample } from '../counting/tally.ts';
import { allBits, allocateBits, andInto, orInto, popcount } from '../dataset/bits.ts';
import type { Bits, Dataset } from '../dataset/dataset.ts';
import { groupSubconcepts, membersInTone } from './concepts.ts';

export class UnknownNodeError extends Error {
  override readonly name = 'UnknownNodeError';
  readonly nodeId: string;

  constructor(nodeId: string) {
    super(`There is no node ${JSON.stringify(nodeId)}.`);
    this.nodeId = nodeId;
  }
}

export function* benchmarkGroupsInSteps(dataset: Dataset): Steps<BenchmarkGroups> {
  const groups: BenchmarkGroup[] = [];
  for (const group of benchmarkNodes(dataset)) {
    const nodes: BenchmarkGroup['nodes'] = [];
    for (const { id, label, members } of group.nodes) {
      const own = members();
      nodes.push({ id, label, base: own ? popcount(own) : 0 });
      yield;
    }
    groups.push({ ...group, nodes });
  }
  return { groups };
}

/**
 * How many of all respondents are in at least one of the chosen nodes of every group that has a chosen one (OR within
 * a group, AND across groups), in percent with its Wilson interval. No percentage where nothing is chosen.
 * Throws an UnknownNodeError.
 */
export function* benchmarkInSteps(
  dataset: Dataset,
  nodeIds: readonly string[],
  significance: Significance = standardSignificance,
): Steps<BenchmarkAnswer> {
  const left = yield* respondentsInSteps(dataset, nodeIds);
  const everybody = among(dataset, allBits(dataset.respondents), null);
  yield;
  const tally = countMembers(dataset, everybody, left ?? allocateBits(dataset.respondents));
  const { share, base } = toSample(tally);
  const interval = left && base > 0 ? wilson(share, base, intervalPoint(significance)) : null;
  return {
    percentage: left && toPercent(tally),
    respondents: tally.positive,
    base: tally.base,
    effectiveBase: base,
    low: interval && interval.low * 100,
    high: interval && interval.high * 100,
  };
}

function* respondentsInSteps(dataset: Dataset, nodeIds: readonly string[]): Steps<Bits | null> {
  const wanted = new Set(nodeIds);
  let left: Bits | null = null;
  for (const { nodes } of benchmarkNodes(dataset)) {
    const chosen = nodes.filter(({ id }) => wanted.delete(id));
    yield;
    if (chosen.length === 0) continue;
    const unionBits = yield* joinInSteps(chosen, dataset.respondents);
    if (left) andInto(left, unionBits);
    else left = unionBits;
  }
  for (const unknown of wanted) throw new UnknownNodeError(unknown);
  return left;
}

function* joinInSteps(nodes: readonly BenchmarkNode[], respondents: number): Steps<Bits> {
  const unionBits = allocateBits(respondents);
  for (const { members } of nodes) {
    const own = members();
    if (own) orInto(unionBits, own);
    yield;
  }
  return unionBits;
}

interface BenchmarkNode {
  readonly id: string;
  readonly label: string;
  /** Null where nobody is in it. Made when asked for; not to be written to. */
  readonly members: () => Bits | null;
}

interface NodeGroup extends Omit<BenchmarkGroup, 'nodes'> {
  readonly nodes: readonly BenchmarkNode[];
}

/**
 * All that the respondents of a dataset can be picked by, group by group: every variable, the messages, every concept.
 * Ids are stable for the life of the dataset: an audience keeps its own, those positive (R1) to a message are
 * `m:<message>`, those who named a subconcept in any tone are `c:<concept>:<its position in the concept>`.
 */
function* benchmarkNodes(dataset: Dataset): Generator<NodeGroup> {
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
    const nodes = groupSubconcepts(concept).map((subconcept, position) => ({
      id: `c:${concept.id}:${position}`,
      label: subconcept.name,
      members: () => membersInTone(subconcept, 'any'),
    }));
    yield { id: `c:${concept.id}`, type: 'concept', header: concept.name, nodes };
  }
}
