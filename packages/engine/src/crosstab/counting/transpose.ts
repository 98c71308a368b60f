/** Swaps bit i of word k with bit k of word i (Warren, Hacker's Delight, 2nd ed., 7–3). */
export function transpose(square: Uint32Array): void {
  for (let j = 16, mask = 0xffff; j !== 0; j >>>= 1, mask ^= mask << j) {
    for (let k = 0; k < 32; k = (k + j + 1) & ~j) {
      const swapped = ((square[k]! >>> j) ^ square[k + j]!) & mask;
      square[k + j]! ^= swapped;
      square[k]! ^= swapped << j;
    }
  }
}
