import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { type Change, ChangeText } from '#/ui/charts/frame/change-mark.tsx';
import classes from './comparison.module.css';

/** Room for a change; of the powerrank alone it is told in figures. */
export function ComparedChange({ name, change }: { name: ScoreName; change: Change | null }) {
  const isBare = name !== 'powerrank';
  return (
    <span className={isBare ? undefined : classes.change}>
      {change !== null && <ChangeText change={change} isBare={isBare} />}
    </span>
  );
}
