import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '#/lib/format.ts';
import { seriesColor } from '#/ui/charts/frame/series-color.ts';
import { SeriesLegend } from '#/ui/charts/frame/series-legend.tsx';
import classes from './concept-response.module.css';
import { tones } from './subconcepts.ts';

interface ComparedConcept {
  id: string;
  name: string;
  base: number;
  /** Percent in the order of the tones, null where nobody named a subconcept; left out where it isn't counted. */
  averages?: readonly (number | null)[];
}

interface Props {
  concepts: readonly ComparedConcept[];
  /** Which colours they have; one after the other where it is left out. */
  series?: readonly number[];
  note?: string | null;
}

/** Whom the colours of the charts stand for. */
export function ComparedConcepts({ concepts, series, note = null }: Props) {
  const { t } = useTranslation();
  const hasAverages = concepts.some(({ averages }) => averages !== undefined);
  return (
    <table className={classes.compared}>
      {note && <caption>{note}</caption>}
      <thead>
        {hasAverages && (
          <tr>
            <td />
            <th scope="colgroup" colSpan={tones.length}>
              {t('concepts.averageOf')}
            </th>
          </tr>
        )}
        <tr>
          <th scope="col">{t('concepts.concept')}</th>
          {hasAverages &&
            tones.map((tone) => (
              <th key={tone} scope="col">
                {t(`concepts.${tone}`)}
              </th>
            ))}
        </tr>
      </thead>
      <tbody>
        {concepts.map(({ id, name, base, averages = [] }, index) => (
          <tr key={id}>
            <th scope="row">
              <i style={{ background: seriesColor(series?.[index] ?? index) }} aria-hidden="true" />
              {name}
              <small>{t('concepts.answeredShort', { n: formatNumber(base) })}</small>
            </th>
            {averages.map((average, at) => (
              <td key={tones[at]}>{average === null ? '–' : formatPercent(average, 1)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whom the colours stand for, in a line. Beside the table only in the picture that is downloaded, which holds the chart alone. */
export function ConceptLegend({ concepts, series, isSaid }: Pick<Props, 'concepts' | 'series'> & { isSaid: boolean }) {
  return (
    <div className={isSaid ? classes.pictureLegend : undefined} aria-hidden="true">
      <SeriesLegend label="" series={series} names={concepts.map(({ name }) => name)} />
    </div>
  );
}
