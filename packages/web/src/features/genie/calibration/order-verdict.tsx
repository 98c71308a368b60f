import type { Calibration } from '@soundings/contract/genie/calibration';
import { useTranslation } from 'react-i18next';
import classes from './calibration.module.css';

type Kind = Calibration['kinds'][number];

interface Props {
  kind: Kind['kind'];
  rank: Kind['all']['rankCorrelation'];
}

/** Whether what was predicted higher was measured higher: clear only where the interval leaves 0 out. */
export function OrderVerdict({ kind, rank }: Props) {
  const { t } = useTranslation();
  const order = rank === null ? 'unknown' : rank.low > 0 ? 'with' : rank.high < 0 ? 'against' : 'unclear';
  return <h3 className={classes.finding}>{t(`calibration.order_${order}_${kind}`)}</h3>;
}
