import { confidenceOf } from '@soundings/contract/sonar/score-choices';
import type { Why } from '@soundings/contract/sonar/scores';
import { IconPlugConnectedX } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '#/lib/format.ts';
import { HollowSign } from '#/ui/figures/figure.tsx';
import { ConfidenceSign } from '#/ui/figures/marks.tsx';
import { hasFailed } from '../figures/missing-figures.ts';
import { CollectLink } from '../figures/score-needs.tsx';
import { rangeText } from '../period/days.ts';
import classes from './why-facts.module.css';

/** How sure the score is, what is missing of it, and what it is measured against. */
export function WhyFacts({ why: { confidence, missing, provisional, reference } }: { why: Why }) {
  const { t } = useTranslation();
  const level = confidenceOf(confidence.share);
  const isAll = Math.min(confidence.known, confidence.days) > 0.995;
  const measuredBrands = Math.max(
    0,
    ...(reference?.parts ?? []).flatMap(({ measured }) => measured.map(({ brands }) => brands)),
  );
  const hasFailure = missing.some(({ reason }) => reason !== 'noAccount' && hasFailed(reason));
  return (
    <div className={classes.facts}>
      <p className={classes.fact}>
        <ConfidenceSign level={level} />
        <span>
          {t(isAll ? 'whyScore.confidenceAll' : 'whyScore.confidenceText', {
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
      {missing.length > 0 && (
        <section aria-label={t('whyScore.missing')}>
          <h3 className={classes.heading}>{t('whyScore.missing')}</h3>
          <ul className={classes.list}>
            {missing.map(({ network, reason }) => (
              <li key={network} className={classes.fact}>
                {reason !== 'noAccount' && hasFailed(reason) ? (
                  <IconPlugConnectedX size={13} stroke={1.7} aria-hidden="true" />
                ) : (
                  <span className={classes.dash} aria-hidden="true">
                    –
                  </span>
                )}
                <span>
                  {t('whyScore.missingOn', {
                    network: t(`sonar.network.${network}`),
                    reason: reasonText(t, reason),
                  })}
                </span>
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
            ? t('whyScore.referenceEmpty', { version: reference.version })
            : t('whyScore.reference', {
                version: reference.version,
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

/** Why a network is missing; of one that was collected well, that these days have nothing. */
const reasonText = (t: TFunction, reason: Why['missing'][number]['reason']): string => {
  if (reason === 'noAccount') return t('whyScore.noAccount');
  return reason === 'collected' ? t('whyScore.nothingThen') : t(`brandTab.reason.${reason}`);
};
