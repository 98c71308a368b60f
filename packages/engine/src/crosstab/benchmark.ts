import type { BenchmarkAnswer, BenchmarkGroup, BenchmarkGroups } from '@soundings/contract/resonance/calculations';
import { wilson } from '../stats/wilson.ts';
import { type BenchmarkNode, benchmarkNodes } from './benchmark-nodes.ts';
import { allBits, allocateBits, andInto, orInto } from './bits.ts';
import { popcount } from './count-bits.ts';
import { among, countMembers } from './count-members.ts';
import type { Bits, Dataset } from './dataset.ts';
import { percentOf } from './percent-of.ts';
import { sampleOf } from './sample-of.ts';
import { finish, type Steps } from './steps.ts';

/** A benchmark names something that the dataset does not have. */
export class UnknownNodeError extends Error {
  override readonly name = 'UnknownNodeError';
  readonly nodeId: string;

  constructor(nodeId: string) {
    super(`There is no node ${JSON.stringify(nodeId)}.`);
    this.nodeId = nodeId;
  }
}

/** The groups to choose from, with how many of all respondents are in each node; all at once. */
export function benchmarkGroups(dataset: Dataset): BenchmarkGroups {
  return finish(benchmarkGroupsInSteps(dataset));
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

/** All at once, see `benchmarkInSteps`. */
export function benchmark(dataset: Dataset, nodeIds: readonly string[]): BenchmarkAnswer {
  return finish(benchmarkInSteps(dataset, nodeIds));
}

/**
 * How many of all respondents are in at least one of the chosen nodes of every group that has a chosen one (OR within
 * a group, AND across groups), in percent with its Wilson interval. No percentage where nothing is chosen.
 * Throws an UnknownNodeError.
 */
export function* benchmarkInSteps(dataset: Dataset, nodeIds: readonly string[]): Steps<BenchmarkAnswer> {
  const left = yield* respondentsInSteps(dataset, nodeIds);
  const everybody = among(dataset, allBits(dataset.respondents), null);
  yield;
  const tally = countMembers(dataset, everybody, left ?? allocateBits(dataset.respondents));
  const { share, base } = sampleOf(tally);
  const interval = left && base > 0 ? wilson(share, base) : null;
  return {
    percentage: left && percentOf(tally),
    respondents: tally.positive,
    base: tally.base,
    effectiveBase: base,
    low: interval && interval.low * 100,
    high: interval && interval.high * 100,
  };
}

/** Null where nothing is chosen. */
function* respondentsInSteps(dataset: Dataset, nodeIds: readonly string[]): Steps<Bits | null> {
  const wanted = new Set(nodeIds);
  let left: Bits | null = null;
  for (const { nodes } of benchmarkNodes(dataset)) {
    const chosen = nodes.filter(({ id }) => wanted.delete(id));
    yield;
    if (chosen.length === 0) continue;
    const anyOf = yield* joinInSteps(chosen, dataset.respondents);
    if (left) andInto(left, anyOf);
    else left = anyOf;
  }
  for (const unknown of wanted) throw new UnknownNodeError(unknown);
  return left;
}

function* joinInSteps(nodes: readonly BenchmarkNode[], respondents: number): Steps<Bits> {
  const anyOf = allocateBits(respondents);
  for (const { members } of nodes) {
    const own = members();
    if (own) orInto(anyOf, own);
    yield;
  }
  return anyOf;
}
