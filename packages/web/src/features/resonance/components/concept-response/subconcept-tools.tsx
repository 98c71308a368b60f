import { useTranslation } from 'react-i18next';
import type { ChartView } from '../../response/chart-view.ts';
import { OrderAndSize, ViewSearch } from '../response/view-tools.tsx';
import classes from './concept-response.module.css';

interface Props {
  view: ChartView;
  onView: (change: Partial<ChartView>) => void;
}

/** Which subconcepts are drawn: a search, the most or the least named, how many. */
export function SubconceptTools({ view, onView }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.tools}>
      <ViewSearch label={t('concepts.searchSubconcepts')} view={view} onView={onView} />
      <OrderAndSize view={view} onView={onView} />
    </div>
  );
}
