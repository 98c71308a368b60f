import { Button } from '@mantine/core';
import type {
  Concepts,
  HeadToHeadConcepts as HeadToHeadConceptsAnswer,
} from '@soundings/contract/resonance/calculation-answers';
import { IconScale } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFrame } from '#/ui/charts/frame/chart-frame.tsx';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { Card } from '#/ui/layout/card.tsx';
import type { ChartView } from '../charts/figures.ts';
import { chartTexts } from '../charts/view-tools.tsx';
import { FailedCard, LateSkeleton } from '../page/loading.tsx';
import type { ResponseSearch } from '../page/response-search.ts';
import { useResonance, useSignificance } from '../resonance.api.ts';
import { ComparedConcepts, ConceptLegend } from './compared-concepts.tsx';
import { ConceptGroups, ConceptTable } from './concept-figures.tsx';
import classes from './concept-response.module.css';
import { ConceptsField, SubconceptTools } from './concept-tools.tsx';
import { alignSubconcepts, scaleEnd, seriesBeside } from './subconcepts.ts';

interface Props {
  concepts: Concepts['concepts'];
  filters: string[];
  /** The concepts that are compared above, in the order of their colours. */
  above: readonly string[];
  search: ResponseSearch;
  onSearch: (search: ResponseSearch) => void;
}

const maxConcepts = 10;

export function HeadToHeadConcepts({ concepts, filters, above, search, onSearch }: Props) {
  const api = useResonance();
  const { t } = useTranslation();
  const answered = concepts.filter(({ base }) => base > 0);
  const first = answered.toSorted((one, other) => other.base - one.base).slice(0, 2);
  const chosen = (search.beside ?? first.map(({ id }) => id)).filter((id) => answered.some((known) => known.id === id));
  const query = useQuery(api.headToHeadConcepts(chosen, filters));
  const { data, error, isPlaceholderData } = query;
  if (answered.length < 2) return <NoHeadToHead />;
  return (
    <section className={classes.board} aria-label={t('concepts.headToHead')}>
      <div>
        <h2 className={classes.name}>{t('concepts.headToHead')}</h2>
        <ConceptsField
          label={t('concepts.headToHeadConcepts')}
          concepts={answered}
          chosen={chosen}
          onChosen={(beside) => onSearch({ ...search, beside })}
          most={maxConcepts}
        />
      </div>
      {chosen.length < 2 ? (
        <Card label={t('concepts.theHeadToHead')}>
          <p className={classes.hint}>{t('concepts.noConceptChosen')}</p>
        </Card>
      ) : data !== undefined ? (
        <div data-stale={isPlaceholderData || undefined} aria-busy={isPlaceholderData}>
          <ConceptsChart answer={data} above={above} />
        </div>
      ) : error === null ? (
        <LateSkeleton height={320} />
      ) : (
        <FailedCard query={query} thing={t('concepts.theHeadToHead')} />
      )}
    </section>
  );
}

function ConceptsChart({ answer, above }: { answer: HeadToHeadConceptsAnswer; above: Props['above'] }) {
  const { t } = useTranslation();
  const { confidence } = useSignificance();
  const [view, setView] = useState<ChartView>({ query: '', order: 'top', size: 5 });
  const { concepts } = answer;
  const series = seriesBeside(
    concepts.map(({ id }) => id),
    above,
  );
  const compared = concepts.map(({ id, header, base }) => ({ id, name: header, base }));
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
  const most = scaleEnd(rows.flatMap(({ figures }) => figures.map(({ share }) => share)));
  return (
    <ChartFrame
      title={t('concepts.subconceptsTitle')}
      meta={t('concepts.headToHeadMeta')}
      exportTitle={label}
      texts={chartTexts(t)}
      toolbar={<SubconceptTools view={view} onView={(change) => setView({ ...view, ...change })} />}
      table={
        <ConceptTable
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
      footer={<span>{t('resonance.whiskers', { confidence })}</span>}
    >
      <div className={classes.bars} data-compared>
        <ConceptLegend concepts={compared} series={series} isSaid />
        <ConceptGroups label={label} rows={rows} series={series} most={most} />
        <ComparedConcepts concepts={compared} series={series} note={t('concepts.headToHeadNote')} />
      </div>
    </ChartFrame>
  );
}

export function NoHeadToHead() {
  const { t } = useTranslation();
  return (
    <Card flush label={t('concepts.headToHead')}>
      <EmptyState icon={<IconScale size={21} stroke={1.7} />} title={t('concepts.noConceptsH2HInTheProject')}>
        {t('concepts.noConceptsH2HHelp')}
      </EmptyState>
    </Card>
  );
}
