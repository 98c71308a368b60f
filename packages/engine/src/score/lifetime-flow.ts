/**
 * What came on each day, from sums that only grow: what a day has more than the last known one before it, spread evenly
 * over the days since then. The first day, and days over which the sum fell, are unknown (NaN).
 */
export function lifetimeFlow(lifetime: Float64Array): Float64Array {
  const flow = new Float64Array(lifetime.length).fill(Number.NaN);
  let last = -1;
  for (const [day, sum] of lifetime.entries()) {
    if (Number.isNaN(sum)) continue;
    if (last >= 0 && sum >= lifetime[last]!) flow.fill((sum - lifetime[last]!) / (day - last), last + 1, day + 1);
    last = day;
  }
  return flow;
}
