import { useDashboard } from '../dashboard.ts';
import classes from './overview.module.css';

/** The answer for one's own brand first, then the field. */
export function OverviewTab() {
  const { calculations } = useDashboard();
  return <div className={classes.page}>{calculations.projectName}</div>;
}
