import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '#/lib/format.ts';
import { seriesColor } from '#/ui/charts/frame/series-color.ts';
import classes from './concept-response.module.css';

interface ComparedConcept {
  id: string;
  name: string;
  base: number;
  /** Percent; null where nobody named a subconcept, left out where it isn't counted. */
  average?: number | null;
  /** Which colour it has; that of its row where it is left out. */
  series?: number | undefined;
}

interface Props {
  concepts: readonly ComparedConcept[];
  note?: string | null;
}

export function ComparedConcepts({ concepts, note = null }: Props) {
  const { t } = useTranslation();
  const hasAverages = concepts.some(({ average }) => average !== undefined);
  return (
    <table className={classes.compared}>
      {note && <caption>{note}</caption>}
      <thead>
        <tr>
          <th scope="col">{t('concepts.concept')}</th>
          <th scope="col">{t('concepts.columnAnswered')}</th>
          {hasAverages ? <th scope="col">{t('concepts.columnAverage')}</th> : null}
        </tr>
      </thead>
      <tbody>
        {concepts.map(({ id, name, base, average = null, series }, index) => (
          <tr key={id}>
            <th scope="row">
              <i style={{ background: seriesColor(series ?? index) }} aria-hidden="true" />
              {name}
            </th>
            <td>{formatNumber(base)}</td>
            {hasAverages ? <td>{average === null ? '–' : formatPercent(average, 1)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
