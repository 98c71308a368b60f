const factors = [1, 2, 5, 10];

/** Round values from low to high, about `wanted` of them, in steps of 1, 2 or 5 times a power of ten. */
export const ticksOf = (low: number, high: number, wanted: number): { values: number[]; step: number } => {
  const rough = (high - low) / Math.max(1, wanted);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (factors.find((factor) => factor * power >= rough * 0.999) ?? 10);
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  const values = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => (first + at) * step);
  return { values, step };
};

/** How many decimals the ticks of a step need. */
export const decimalsOf = (step: number): number => Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
