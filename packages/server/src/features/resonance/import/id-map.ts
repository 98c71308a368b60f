/** Node's maps end at 16.7 million entries, and stop everything while a large one grows: these are many small ones. */
export class IdMap {
  readonly #shards = Array.from({ length: 256 }, () => new Map<string, number>());
  #size = 0;

  get size(): number {
    return this.#size;
  }

  get(id: string): number | undefined {
    return this.#shards[shardOf(id)]!.get(id);
  }

  has(id: string): boolean {
    return this.get(id) !== undefined;
  }

  /** For an id that is not there yet. */
  add(id: string, value: number): void {
    this.#shards[shardOf(id)]!.set(id, value);
    this.#size++;
  }
}

/** The last characters, which differ most where ids are counted. */
function shardOf(id: string): number {
  let hash = 0;
  for (let i = Math.max(0, id.length - 8); i < id.length; i++) hash = (hash * 31 + id.charCodeAt(i)) | 0;
  return hash & 255;
}
