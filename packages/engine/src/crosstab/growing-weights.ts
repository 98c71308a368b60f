/** The weights of respondents whose number is not known yet; respondents without one count 1. */
export class GrowingWeights {
  #weights = new Float64Array(0);

  set(row: number, weight: number): void {
    if (row >= this.#weights.length) this.#grow(row);
    this.#weights[row] = weight;
  }

  /** One weight a respondent; null where all count the same, and not 0. */
  toWeights(respondents: number): Float64Array | null {
    const known = this.#weights.subarray(0, respondents);
    const first = known[0] ?? 1;
    const isShort = known.length < respondents;
    if (first > 0 && (!isShort || first === 1) && known.every((weight) => weight === first)) return null;
    const weights = new Float64Array(respondents).fill(1, known.length);
    weights.set(known);
    return weights;
  }

  #grow(row: number): void {
    let length = Math.max(16, this.#weights.length);
    while (length <= row) length *= 2;
    const grown = new Float64Array(length).fill(1, this.#weights.length);
    grown.set(this.#weights);
    this.#weights = grown;
  }
}
