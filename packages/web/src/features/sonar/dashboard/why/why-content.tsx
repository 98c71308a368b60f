import { Skeleton } from '@mantine/core';
import { type ScoreName, scoreNames } from '@soundings/contract/sonar/score-choices';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { useDelayed } from '#/ui/feedback/use-delayed.ts';
import { figureText } from '#/ui/figures/figure.tsx';
import { type Brand, useDashboard } from '../dashboard.ts';
import { rangeText } from '../period/days.ts';
import { bestFirst, brandEntry } from '../scores/entries.ts';
import { WhyFacts } from './why-facts.tsx';
import classes from './why-panel.module.css';
import { WhyParts } from './why-parts.tsx';
import { WhySeries } from './why-series.tsx';

const bones = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function Waiting() {
  const { t } = useTranslation();
  const isLate = useDelayed(200);
  return (
    <div role="status" aria-label={t('whyScore.loading')} className={classes.waiting}>
      {isLate && bones.map((bone) => <Skeleton key={bone} height={14} />)}
    </div>
  );
}

/** The heading of an explanation: "Why 73.5". */
export function useWhyTitle({ brand, score }: Explained): string {
  const { t } = useTranslation();
  const value = brand[score].score;
  return value === null ? t('whyScore.titleNone') : t('whyScore.titleOf', { value: figureText(value) });
}

/** What a score is made of: parts, how sure it is, what is missing, and the figures behind it. */
export function WhyContent({ explained: { brand, score } }: { explained: Explained }) {
  const { t } = useTranslation();
  const { source, ranges } = useDashboard();
  const { data, error, refetch, isRefetching } = useQuery(source.why(ranges, brand.initDataId, score));
  const lead = t(brand[score].score === null ? 'whyScore.leadNone' : 'whyScore.lead', {
    score: t(`scores.${score}`),
    company: brand.label,
    days: rangeText(ranges.comparable),
  });
  return (
    <>
      {/* Read out when another brand is chosen. */}
      <p className={classes.lead} aria-live="polite">
        {lead}
      </p>
      {data !== undefined ? (
        <div className={classes.columns}>
          <div className={classes.column}>
            {data.value.score !== null && <WhyParts why={data} />}
            <WhyFacts why={data} />
          </div>
          <WhySeries why={data} brand={brand} />
        </div>
      ) : error === null ? (
        <Waiting />
      ) : (
        <ErrorState
          error={error}
          thing={t('whyScore.theParts')}
          onRetry={() => void refetch()}
          isRetrying={isRefetching}
        />
      )}
    </>
  );
}

export interface Explained {
  brand: Brand;
  score: ScoreName;
}

/** The brands that an explanation can go on to: those shown, best first, and the one it is about. */
export function neighboursOf({ brand, score }: Explained, shown: readonly Brand[]) {
  const ranked = bestFirst((shown.includes(brand) ? shown : [...shown, brand]).map(brandEntry), score);
  const place = ranked.findIndex(({ id }) => id === brand.initDataId);
  return {
    place: place + 1,
    of: ranked.length,
    before: ranked[place - 1]?.brand ?? null,
    after: ranked[place + 1]?.brand ?? null,
  };
}

/** Which score of which brand an address explains: `17.interest`; null for what is not there. */
export const findExplained = (why: string | undefined, brands: readonly Brand[]): Explained | null => {
  const [card, name] = why?.split('.') ?? [];
  const brand = brands.find(({ count }) => String(count) === card);
  const score = scoreNames.find((known) => known === name);
  return brand === undefined || score === undefined ? null : { brand, score };
};
