import { randomFrom } from '../writer/random.ts';

export interface Measured {
  /** Predicted share, such as R1 / 100. */
  readonly predicted: number;
  /** Measured share, and how many answers or views it rests on. */
  readonly measured: number;
  readonly base: number;
  /** Messages of one group (a project, a test) are left out together. */
  readonly group: string;
}

type OffsetReason = 'used' | 'tooFew' | 'noRelation' | 'noGain';

/** ln p′/(1 − p′) = shift + scale · ln p/(1 − p). Shift 0 and scale 1 where it is not used. */
export interface WorkspaceOffset {
  readonly reason: OffsetReason;
  readonly isUsed: boolean;
  readonly shift: number;
  readonly scale: number;
  readonly messages: number;
  /** Mean log loss of messages left out, as predicted and as shifted, and the gain's standard error over groups. */
  readonly lossBefore: number;
  readonly lossAfter: number;
  readonly gainError: number;
}

const leastMeasured = 200;
const folds = 5;
const fewGroups = 10;
/** A message counts as so many answers at most: beyond that its own quality varies more than sampling does. */
const maxBase = 10;
/** How firmly scale 1 and shift 0 are believed in, in answers; levels differ between kinds of results, so shift hardly. */
const shrinkage = { scale: 20, shift: 0.4 };
/** Standard errors that the gain, and the relation of measured to predicted, must be above 0. */
const wantedGain = 1;
const wantedRelation = 2.6;

/**
 * Learns how a workspace's results lie to the predictions: logistic regression of the measured share on the predicted
 * log-odds, drawn to "as predicted" by a ridge, judged on groups left out. Used only where it lowers their log loss by
 * more than its standard error and where more was measured of what was predicted higher.
 * @public for GENIE
 */
export const learnOffset = (messages: readonly Measured[]): WorkspaceOffset => {
  if (messages.length < leastMeasured) {
    return { ...unused(messages.length), reason: 'tooFew', lossBefore: 0, lossAfter: 0, gainError: 0 };
  }
  const groups = new Set(messages.map(({ group }) => group)).size;
  const grouped = groups < fewGroups ? messages.map((message, index) => ({ ...message, group: `${index}` })) : messages;
  return judge(grouped);
};

const judge = (messages: readonly Measured[]): WorkspaceOffset => {
  const foldOf = assignFolds(messages);
  const gains: { group: string; before: number; after: number }[] = [];
  for (let fold = 0; fold < folds; fold++) {
    const line = fitLine(messages.filter(({ group }) => foldOf(group) !== fold));
    for (const message of messages.filter(({ group }) => foldOf(group) === fold)) {
      const [before, after] = [loss(message, identity), loss(message, line)];
      gains.push({ group: message.group, before, after });
    }
  }
  const lossBefore = mean(gains.map(({ before }) => before));
  const lossAfter = mean(gains.map(({ after }) => after));
  const gainError = errorOfGain(gains, lossBefore - lossAfter);
  const judged = { ...unused(messages.length), lossBefore, lossAfter, gainError };
  if (relation(messages) < wantedRelation) return { ...judged, reason: 'noRelation' };
  if (lossBefore - lossAfter <= wantedGain * judged.gainError) return { ...judged, reason: 'noGain' };
  return { ...judged, ...fitLine(messages), reason: 'used', isUsed: true };
};

const unused = (messages: number) => ({ isUsed: false, shift: 0, scale: 1, messages });

export const applyOffset = ({ shift, scale }: Pick<WorkspaceOffset, 'shift' | 'scale'>, predicted: number): number =>
  sigmoid(shift + scale * logit(predicted));

interface Line {
  readonly shift: number;
  readonly scale: number;
}
const identity: Line = { shift: 0, scale: 1 };

/** Newton's method on the log loss plus (shrinkage.shift · shift² + shrinkage.scale · (scale − 1)²) / 2; strictly convex. */
const fitLine = (messages: readonly Measured[]): Line => {
  let [shift, scale] = [0, 1];
  for (let round = 0; round < 30; round++) {
    let [a, b] = [shrinkage.shift * shift, shrinkage.scale * (scale - 1)];
    let [aa, ab, bb] = [shrinkage.shift, 0, shrinkage.scale];
    for (const { predicted, measured, base } of messages) {
      const weight = Math.min(base, maxBase);
      const x = logit(predicted);
      const p = sigmoid(shift + scale * x);
      const curve = weight * Math.max(1e-6, p * (1 - p));
      a += weight * (p - measured);
      b += weight * (p - measured) * x;
      aa += curve;
      ab += curve * x;
      bb += curve * x * x;
    }
    const determinant = aa * bb - ab * ab;
    const [stepA, stepB] = [(bb * a - ab * b) / determinant, (aa * b - ab * a) / determinant];
    const length = Math.min(1, 2 / Math.max(Math.abs(stepA), Math.abs(stepB), 1e-12));
    shift -= length * stepA;
    scale -= length * stepB;
    if (Math.abs(stepA) + Math.abs(stepB) < 1e-10) break;
  }
  return { shift, scale };
};

const assignFolds = (messages: readonly Measured[]): ((group: string) => number) => {
  const groups = [...new Set(messages.map(({ group }) => group))].toSorted();
  const random = randomFrom(11);
  const places = new Map(groups.map((group) => [group, random()]));
  const order = groups.toSorted((x, y) => places.get(x)! - places.get(y)!);
  const fold = new Map(order.map((group, index) => [group, index % folds]));
  return (group) => fold.get(group)!;
};

const loss = ({ predicted, measured }: Measured, line: Line): number => {
  const p = Math.min(1 - 1e-6, Math.max(1e-6, applyOffset(line, predicted)));
  return -measured * Math.log(p) - (1 - measured) * Math.log(1 - p);
};

/** Standard error of the mean gain, clustered by group. */
const errorOfGain = (gains: readonly { group: string; before: number; after: number }[], gain: number): number => {
  const sums = new Map<string, number>();
  for (const { group, before, after } of gains) sums.set(group, (sums.get(group) ?? 0) + before - after - gain);
  return Math.sqrt([...sums.values()].reduce((sum, value) => sum + value * value, 0)) / gains.length;
};

/** t of the correlation between predicted and measured log-odds. */
const relation = (messages: readonly Measured[]): number => {
  const x = messages.map(({ predicted }) => logit(predicted));
  const y = messages.map(({ measured, base }) => logit((measured * base + 0.5) / (base + 1)));
  const [mx, my] = [mean(x), mean(y)];
  let [xy, xx, yy] = [0, 0, 0];
  for (let i = 0; i < x.length; i++) {
    xy += (x[i]! - mx) * (y[i]! - my);
    xx += (x[i]! - mx) ** 2;
    yy += (y[i]! - my) ** 2;
  }
  if (!(xx > 0 && yy > 0)) return 0;
  const r = xy / Math.sqrt(xx * yy);
  return r * Math.sqrt((x.length - 2) / Math.max(1e-9, 1 - r * r));
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
const logit = (share: number): number => {
  const p = Math.min(1 - 1e-4, Math.max(1e-4, share));
  return Math.log(p / (1 - p));
};
