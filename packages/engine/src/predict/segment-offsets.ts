export interface SegmentResult {
  /** Such as gender=FEMALE. */
  readonly segment: string;
  readonly message: string;
  readonly share: number;
  readonly overall: number;
  readonly base: number;
}

/** How much likelier an audience is to answer positively than everyone, in log-odds, drawn to 0 where little is known. */
export interface SegmentOffset {
  readonly segment: string;
  readonly offset: number;
  /** Before it is drawn to 0, with its standard error. */
  readonly raw: number;
  readonly error: number;
  /** The sample: messages, and the largest number of respondents that one of them rests on. */
  readonly messages: number;
  readonly respondents: number;
}

/**
 * Shrunk offsets of audiences: raw · τ² / (τ² + error²), with τ² the variance of the audiences' true offsets by the
 * method of moments (R. DerSimonian, N. Laird 1986). The same respondents answer about many messages, so that an
 * audience's error never falls below that of its respondents. Audiences without results have no offset.
 * @public for GENIE
 */
export const learnSegmentOffsets = (results: readonly SegmentResult[]): SegmentOffset[] => {
  const bySegment = Map.groupBy(
    results.filter(({ base }) => base > 0),
    ({ segment }) => segment,
  );
  const raw = [...bySegment].map(([segment, own]) => ({ segment, ...measure(own) }));
  const variance = varianceBetween(raw);
  return raw
    .map((one) => ({ ...one, offset: variance > 0 ? (one.raw * variance) / (variance + one.error ** 2) : 0 }))
    .toSorted((a, b) => (a.segment < b.segment ? -1 : 1));
};

const measure = (results: readonly SegmentResult[]): Omit<SegmentOffset, 'segment' | 'offset'> => {
  const differences = results.map(({ share, overall, base }) => logit(share, base) - logit(overall, base));
  const raw = differences.reduce((sum, value) => sum + value, 0) / differences.length;
  const between =
    differences.length > 1
      ? differences.reduce((sum, value) => sum + (value - raw) ** 2, 0) / (differences.length - 1) / differences.length
      : 0;
  const respondents = Math.max(...results.map(({ base }) => base));
  const share = results.reduce((sum, result) => sum + result.share, 0) / results.length;
  const sampling = 1 / (respondents * Math.max(0.05, share * (1 - share)));
  return { raw, error: Math.sqrt(between + sampling), messages: results.length, respondents };
};

const varianceBetween = (offsets: readonly { readonly raw: number; readonly error: number }[]): number => {
  const weights = offsets.map(({ error }) => 1 / error ** 2);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  // Offsets lie around 0, as everyone is the mean of the audiences: E Σ raw²/error² = n + τ² Σ 1/error².
  const q = offsets.reduce((sum, { raw }, i) => sum + weights[i]! * raw * raw, 0);
  return total > 0 ? Math.max(0, (q - offsets.length) / total) : 0;
};

const logit = (share: number, base: number): number => Math.log((share * base + 0.5) / ((1 - share) * base + 0.5));
