import { Button } from '@mantine/core';
import type { ConceptFigures, ConceptResponse } from '@soundings/contract/resonance/calculation-answers';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { BarChart } from '#/ui/charts/bar-chart.tsx';
import { ChartFrame } from '#/ui/charts/frame/chart-frame.tsx';
import type { Mean } from '#/ui/charts/line/mean-lines.tsx';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import type { ChartView } from '../charts/figures.ts';
import { chartTexts } from '../charts/view-tools.tsx';
import { useSignificance } from '../resonance.api.ts';
import { ComparedConcepts, ConceptLegend } from './compared-concepts.tsx';
import { type ConceptFigure, ConceptGroups, ConceptTable, ConceptTooltip, toConceptBar } from './concept-figures.tsx';
import classes from './concept-response.module.css';
import { pickSubconcepts, tones } from './subconcepts.ts';

interface Props {
  tone: (typeof tones)[number];
  response: ConceptResponse;
  isFiltered: boolean;
  view: ChartView;
  /** Where the scale of all tones ends. */
  most: number;
  onView: (change: Partial<ChartView>) => void;
}

export function ConceptChart({ tone, response, isFiltered, view, most, onView }: Props) {
  const { t } = useTranslation();
  const { confidence } = useSignificance();
  const all = [response.concept, ...response.comparedTo];
  const isCompared = all.length > 1;
  const picked = pickSubconcepts(response.concept[tone], view);
  const findFigure = (concept: ConceptFigures, subName: string): ConceptFigure => {
    const found = concept[tone].find((known) => known.subName === subName);
    const percent = isFiltered ? (found?.globalTotal ?? null) : null;
    const global = percent === null ? null : { percent, base: concept.globalBase };
    return { concept: concept.name, subName, share: found?.share ?? null, global };
  };
  const rows = picked.map(({ subName }) => ({ subName, figures: all.map((concept) => findFigure(concept, subName)) }));
  // The open concept's alone, also beside others: four lines tell nothing apart.
  const { avg } = response.concept.averages[tone];
  const average = t('concepts.average', { value: formatNumber(avg ?? 0, 1) });
  const means: Mean[] =
    avg === null ? [] : [{ value: avg, label: isCompared ? `${response.concept.name}, ${average}` : average }];
  // Below each other on phones, they say it once.
  const isSaid = useIsPhone() && tone !== 'ORIGINAL';
  const notes = [
    ...(isSaid ? [] : [t('resonance.whiskers', { confidence })]),
    ...(isSaid || isCompared || means.length === 0 ? [] : [t('concepts.averages')]),
    ...(isCompared ? [t('concepts.rowsOf', { concept: response.concept.name })] : []),
    ...(picked.some(({ share }) => share.mark !== 'none') ? [t('resonance.starsMeaning')] : []),
  ];
  const compared = all.map(({ id, name, base, averages }) => ({
    ...{ id, name, base },
    averages: tones.map((one) => averages[one].avg),
  }));
  const label = t('concepts.chartOf', { tone: t(`concepts.${tone}`), concept: all.map(({ name }) => name).join(', ') });
  return (
    <div className={classes.chart} data-tone={tone}>
      <ChartFrame
        title={t(`concepts.${tone}`)}
        meta={t(`concepts.${tone}_meta`)}
        exportTitle={label}
        texts={chartTexts(t)}
        table={
          <ConceptTable
            figures={rows.flatMap(({ figures }) => figures)}
            caption={label}
            against={t('concepts.againstOthers')}
            withConcept={isCompared}
            withGlobal={isFiltered}
          />
        }
        empty={
          rows.length === 0 ? <Nothing isSearched={response.concept[tone].length > 0} onView={onView} /> : undefined
        }
        footer={notes.length === 0 ? undefined : notes.map((note) => <span key={note}>{note}</span>)}
      >
        <div className={classes.bars} data-compared={(isCompared && tone === 'ORIGINAL') || undefined}>
          {isCompared ? (
            <>
              <ConceptLegend concepts={compared} isSaid={tone === 'ORIGINAL'} />
              <ConceptGroups label={label} rows={rows} means={means} most={most} />
              {tone === 'ORIGINAL' && <ComparedConcepts note={t('concepts.noBar')} concepts={compared} />}
            </>
          ) : (
            <BarChart
              label={label}
              bars={picked.map(({ subName, share }) =>
                toConceptBar(t, findFigure(response.concept, subName), share, response.concept.base),
              )}
              means={means}
              most={most}
              tooltip={({ shown }) => <ConceptTooltip figure={shown} />}
            />
          )}
        </div>
      </ChartFrame>
    </div>
  );
}

function Nothing({ isSearched, onView }: { isSearched: boolean; onView: Props['onView'] }) {
  const { t } = useTranslation();
  if (!isSearched) return <p>{t('concepts.nothingInTone')}</p>;
  return (
    <div>
      <p>{t('concepts.noSubconceptMatches')}</p>
      <Button onClick={() => onView({ query: '', size: null })}>{t('concepts.showAllSubconcepts')}</Button>
    </div>
  );
}
