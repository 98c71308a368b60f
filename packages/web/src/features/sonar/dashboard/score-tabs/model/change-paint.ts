import { lowerIsBetter, type ScoreName } from '@soundings/contract/sonar/score-choices';
import { changeFill, changeStep, onChange } from '#/ui/charts/change-mark.tsx';
import type { Level } from './entry.ts';

/** Points between the two ranges; null where one is unknown. */
export const changeOf = ({ score, prevScore }: Level): number | null =>
  score === null || prevScore === null ? null : score - prevScore;

interface Paint {
  fill: string;
  ink: string;
  edge?: string;
}

/** Colours of a change within ± `span` points, good ones in teal; grey with an edge where there is none to tell. */
export function changePaint(level: Level, name: ScoreName, span: number): Paint {
  const points = changeOf(level);
  if (points === null) return { fill: 'var(--neu-soft)', ink: 'var(--text-2)', edge: 'var(--line-control)' };
  const step = changeStep(lowerIsBetter.has(name) ? -points : points, span);
  return { fill: changeFill(step), ink: onChange(step) };
}
