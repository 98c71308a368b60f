import type { Concepts } from '@soundings/contract/resonance/calculations';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import type { ResponseSearch } from '../../response/response-search.ts';
import type { ResonanceSource } from '../../source/resonance-source.ts';
import { LateSkeleton } from '../page/late-skeleton.tsx';
import classes from './concept-response.module.css';
import { ConceptsField } from './concepts-field.tsx';
import { HeadToHeadChart } from './head-to-head-chart.tsx';
import { NoHeadToHead } from './no-head-to-head.tsx';

interface Props {
  source: ResonanceSource;
  concepts: Concepts['concepts'];
  filters: string[];
  search: ResponseSearch;
  onSearch: (search: ResponseSearch) => void;
}

/** As many colours can be told apart. */
const mostBeside = 10;

/** Several concepts beside each other; at first the two that most respondents answered to. */
export function ConceptsHeadToHead({ source, concepts, filters, search, onSearch }: Props) {
  const { t } = useTranslation();
  const answered = concepts.filter(({ base }) => base > 0);
  const first = answered.toSorted((one, other) => other.base - one.base).slice(0, 2);
  const chosen = (search.beside ?? first.map(({ id }) => id)).filter((id) => answered.some((known) => known.id === id));
  const { data, error, isPlaceholderData, isRefetching, refetch } = useQuery(
    source.headToHeadConcepts(chosen, filters),
  );
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
          most={mostBeside}
        />
      </div>
      {chosen.length < 2 ? (
        <Card label={t('concepts.theHeadToHead')}>
          <p className={classes.hint}>{t('concepts.noConceptChosen')}</p>
        </Card>
      ) : data !== undefined ? (
        <div data-stale={isPlaceholderData || undefined} aria-busy={isPlaceholderData}>
          <HeadToHeadChart answer={data} />
        </div>
      ) : error === null ? (
        <LateSkeleton height={320} />
      ) : (
        <Card flush label={t('concepts.theHeadToHead')}>
          <ErrorState
            error={error}
            thing={t('concepts.theHeadToHead')}
            onRetry={() => void refetch()}
            isRetrying={isRefetching}
          />
        </Card>
      )}
    </section>
  );
}
