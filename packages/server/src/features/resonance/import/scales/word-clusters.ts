import { isMissing, wordKey } from '../cell-values.ts';
import { areOfOneScale } from './word-scale.ts';

interface Cluster {
  readonly columns: number[];
  readonly byKey: Map<string, string>;
}

export class WordClusters {
  readonly #byWord = new Map<string, Set<Cluster>>();
  readonly #bySet = new Map<string, Cluster>();
  readonly #of = new Map<number, Cluster>();

  /** `kin`: columns of one name are on one scale, whatever their words. */
  add(column: number, answers: readonly string[], kin?: string): void {
    const byKey = new Map(answers.map((answer) => [wordKey(answer), answer]));
    const key = kin ?? [...byKey.keys()].sort().join('\n');
    const words = answers.filter((answer) => !isMissing(answer));
    if (words.length === 0 && kin === undefined) return;
    const found = this.#bySet.get(key) ?? (kin === undefined ? this.#findFor(byKey) : null);
    const cluster: Cluster = found ?? { columns: [], byKey: new Map() };
    this.#bySet.set(key, cluster);
    this.#of.set(column, cluster);
    cluster.columns.push(column);
    for (const [word, answer] of byKey) {
      if (!cluster.byKey.has(word)) cluster.byKey.set(word, answer);
      const having = this.#byWord.get(word) ?? new Set();
      this.#byWord.set(word, having.add(cluster));
    }
  }

  of(column: number): { columns: readonly number[]; answers: string[] } | null {
    const cluster = this.#of.get(column);
    return cluster ? { columns: cluster.columns, answers: [...cluster.byKey.values()] } : null;
  }

  #findFor(byKey: ReadonlyMap<string, string>): Cluster | null {
    const tried = new Set<Cluster>();
    for (const [word, answer] of byKey) {
      if (isMissing(answer)) continue;
      for (const cluster of this.#byWord.get(word) ?? []) {
        if (tried.size >= maxTried) return null;
        if (tried.has(cluster)) continue;
        tried.add(cluster);
        if (canJoin(cluster.byKey, byKey)) return cluster;
      }
    }
    return null;
  }
}

const maxTried = 20;

function canJoin(known: ReadonlyMap<string, string>, added: ReadonlyMap<string, string>): boolean {
  const isWithin = [...added].every(([key, answer]) => known.has(key) || isMissing(answer));
  const holds = [...known].every(([key, answer]) => added.has(key) || isMissing(answer));
  return isWithin || holds || areOfOneScale([...new Map([...known, ...added]).values()]);
}
