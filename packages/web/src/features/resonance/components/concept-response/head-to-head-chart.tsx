import { Button } from '@mantine/core';
import type { ConceptsHeadToHead } from '@soundings/contract/resonance/calculations';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ChartFrame } from '#/ui/charts/chart-frame.tsx';
import { GroupedBarChart } from '#/ui/charts/grouped-bar-chart.tsx';
import { SeriesLegend } from '#/ui/charts/series-legend.tsx';
import type { ChartView } from '../../response/chart-view.ts';
import { alignSubconcepts } from '../../response/pick-subconcepts.ts';
import { chartTexts } from '../response/chart-texts.ts';
import { seriesBarOf } from './concept-figure.ts';
import { FigureTable } from './figure-table.tsx';
import { FigureTooltip } from './figure-tooltip.tsx';
import { SubconceptTools } from './subconcept-tools.tsx';

/** A row a subconcept, in it a bar a concept. */
export function HeadToHeadChart({ answer }: { answer: ConceptsHeadToHead }) {
  const { t } = useTranslation();
  const [view, setView] = useState<ChartView>({ query: '', order: 'top', size: 5 });
  const { concepts } = answer;
  const label = t('concepts.headToHeadOf', { concepts: concepts.map(({ header }) => header).join(', ') });
  const rows = alignSubconcepts(answer, view).map(({ subName, shares }) => ({
    subName,
    figures: shares.map((share, series) => ({
      concept: concepts[series]!.header,
      subName,
      share,
      global: null,
    })),
  }));
  return (
    <ChartFrame
      title={t('concepts.subconceptsTitle')}
      meta={t('concepts.headToHeadMeta')}
      exportTitle={label}
      texts={chartTexts(t)}
      toolbar={<SubconceptTools view={view} onView={(change) => setView({ ...view, ...change })} />}
      table={
        <FigureTable
          figures={rows.flatMap(({ figures }) => figures)}
          caption={label}
          against={t('concepts.againstConcepts')}
          withConcept
          withGlobal={false}
        />
      }
      empty={
        rows.length === 0 ? (
          <div>
            <p>{t(view.query === '' ? 'concepts.nothingNamed' : 'concepts.noSubconceptMatches')}</p>
            {view.query !== '' && (
              <Button onClick={() => setView({ ...view, query: '', size: null })}>
                {t('concepts.showAllSubconcepts')}
              </Button>
            )}
          </div>
        ) : undefined
      }
      footer={
        <SeriesLegend
          label={t('concepts.colours')}
          names={concepts.map(({ header, base }) => `${header}, ${t('resonance.n', { base: formatNumber(base) })}`)}
        />
      }
    >
      <GroupedBarChart
        label={label}
        groups={rows.map(({ subName, figures }) => ({
          id: subName,
          name: subName,
          bars: figures.map((figure, series) => seriesBarOf(t, figure, series)),
        }))}
        tooltip={({ shown }) => <FigureTooltip figure={shown} />}
      />
    </ChartFrame>
  );
}
