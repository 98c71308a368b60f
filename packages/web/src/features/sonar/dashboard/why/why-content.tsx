import { Skeleton } from '@mantine/core';
import { type ScoreName, scoreNames, toConfidenceLevel } from '@soundings/contract/sonar/score-choices';
import type { Why } from '@soundings/contract/sonar/scores';
import { networkNames } from '@soundings/contract/sonar/sonar-choices';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '#/lib/format.ts';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { useDelayed } from '#/ui/feedback/use-delayed.ts';
import { Diamond } from '#/ui/figures/diamond.tsx';
import { figureText, HollowSign } from '#/ui/figures/figure.tsx';
import { ConfidenceSign } from '#/ui/figures/marks.tsx';
import { type Brand, useDashboard } from '../dashboard.ts';
import { CollectLink } from '../figures/collect-link.tsx';
import { hasFailed } from '../figures/missing-figures.ts';
import { shortGrowthWords } from '../figures/short-growth.tsx';
import { rangeText } from '../period/days.ts';
import { bestFirst, brandEntry } from '../scores/entries.ts';
import { WhyCarried } from './why-carried.tsx';
import classes from './why-panel.module.css';
import { WhyParts } from './why-parts.tsx';
import { isMeasured, WhySeries } from './why-series.tsx';

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

export function useWhyTitle({ brand, score }: Explained): string {
  const { t } = useTranslation();
  const value = brand[score].score;
  return value === null ? t('whyScore.titleNone') : t('whyScore.titleOf', { value: figureText(value) });
}

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
            <WhyCarried carried={data.carried} />
            <WhyFacts why={data} brand={brand} />
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

export function findNeighbours({ brand, score }: Explained, shown: readonly Brand[]) {
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

function WhyFacts({ why, brand }: { why: Why; brand: Brand }) {
  const { score, confidence, missing, provisional, reference, series } = why;
  const { t } = useTranslation();
  const short = shortGrowthWords(t, brand, score);
  const level = toConfidenceLevel(confidence.share);
  const isAll = Math.min(confidence.known, confidence.days) > 0.995;
  const measuredBrands = Math.max(
    0,
    ...(reference?.parts ?? []).flatMap(({ measured }) => measured.map(({ brands }) => brands)),
  );
  const reasons = [...new Set(missing.map(({ reason }) => reason))];
  const gaps = listGaps(t, series);
  const missingTitle = t(
    reasons.some((reason) => reason !== 'noAccount') || gaps.length > 0 ? 'whyScore.missing' : 'whyScore.notCounted',
  );
  const hasFailure = reasons.some((reason) => reason !== 'noAccount' && hasFailed(reason));
  return (
    <div className={classes.facts}>
      <p className={classes.fact}>
        <ConfidenceSign level={level} />
        <span>
          {t(`whyScore.confidence${isAll ? 'All' : confidence.days > 0.9999 ? 'Daily' : 'Text'}`, {
            level: t(`whyScore.confidence_${level}`),
            known: formatNumber(100 * confidence.known),
            days: formatNumber(100 * confidence.days),
          })}
        </span>
      </p>
      {provisional && (
        <p className={classes.fact}>
          <HollowSign />
          <span>{t('scores.provisionalHelp')}</span>
        </p>
      )}
      {short !== null && (
        <p className={classes.fact}>
          <Diamond />
          <span>{short}.</span>
        </p>
      )}
      {missing.length + gaps.length > 0 && (
        <section aria-label={missingTitle}>
          <h3 className={classes.heading}>{missingTitle}</h3>
          <ul className={classes.list}>
            {reasons.map((reason) => (
              <li key={reason} className={classes.fact}>
                {reason !== 'noAccount' && hasFailed(reason) ? (
                  <IconPlugConnectedX size={13} stroke={1.7} aria-hidden="true" />
                ) : (
                  <span className={classes.dash} aria-hidden="true">
                    –
                  </span>
                )}
                <span>
                  {t('whyScore.missingOn', {
                    network: missing
                      .filter((one) => one.reason === reason)
                      .map(({ network }) => networkNames[network])
                      .join(', '),
                    reason: reasonText(t, reason),
                  })}
                </span>
              </li>
            ))}
            {gaps.map((gap) => (
              <li key={gap} className={classes.fact}>
                <span className={classes.dash} aria-hidden="true">
                  –
                </span>
                <span>{gap}</span>
              </li>
            ))}
          </ul>
          {hasFailure && <CollectLink>{t('whyScore.collectData')}</CollectLink>}
        </section>
      )}
      <p className={classes.small}>
        {reference === null
          ? t('whyScore.noReference')
          : measuredBrands === 0
            ? t('whyScore.referenceEmpty')
            : t('whyScore.reference', {
                day: formatDate(reference.frozenOn),
                days: rangeText({ startDate: reference.from, endDate: reference.to }),
                brands: t('whyScore.referenceBrands', { count: measuredBrands, n: formatNumber(measuredBrands) }),
              })}{' '}
        {reference !== null &&
          reference.brandsSince > 0 &&
          t('whyScore.referenceSince', { count: reference.brandsSince, n: formatNumber(reference.brandsSince) })}
      </p>
    </div>
  );
}

/** Networks whose accounts tell the same figures nowhere in the days: "Instagram, TikTok: Followers". */
function listGaps(t: TFunction, series: Why['series']): string[] {
  const silent = Map.groupBy(
    series.filter((one) => !isMeasured(one)),
    ({ network }) => network,
  );
  const gaps = [...silent].map(([network, own]) => ({
    network: networkNames[network],
    reason: own.map(({ metric }) => t(`brandTab.metric.${metric}`)).join(', '),
  }));
  return [...Map.groupBy(gaps, ({ reason }) => reason)].map(([reason, alike]) =>
    t('whyScore.missingOn', { network: alike.map(({ network }) => network).join(', '), reason }),
  );
}

const reasonText = (t: TFunction, reason: Why['missing'][number]['reason']): string => {
  if (reason === 'noAccount') return t('whyScore.noAccount');
  return reason === 'collected' ? t('whyScore.nothingThen') : t(`brandTab.reason.${reason}`);
};
