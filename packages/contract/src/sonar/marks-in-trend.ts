import type { ScoreName } from './score-choices.ts';
import type { Annotation, Goal, TimelineMark } from './timeline.ts';

interface Trend {
  readonly first: string;
  readonly last: string;
  readonly score: ScoreName;
  readonly isOwnShown: boolean;
}

export const marksInTrend = (
  marks: readonly TimelineMark[],
  { first, last, score, isOwnShown }: Trend,
): { readonly events: Annotation[]; readonly goals: Goal[] } => ({
  events: marks.filter((mark) => mark.kind !== 'goal').filter(({ from, to }) => from <= last && (to ?? from) >= first),
  goals: marks.filter((mark) => mark.kind === 'goal').filter((goal) => isOwnShown && goal.score === score),
});
