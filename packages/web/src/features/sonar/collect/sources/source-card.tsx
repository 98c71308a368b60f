import { Button } from '@mantine/core';
import type { CollectReason } from '@soundings/contract/sonar/metrics';
import { type SocialNetwork, youtubeUnitsADay } from '@soundings/contract/sonar/sonar-choices';
import type { SonarSource } from '@soundings/contract/sonar/sources';
import { IconAlertTriangle, IconCircleCheck, IconSquareX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatMoment, formatNumber } from '#/lib/format.ts';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { Badge } from '#/ui/marks/badge.tsx';
import { NetworkIcon } from '../../brands/icons.tsx';
import { useCheckSource } from '../collect.api.ts';
import { capitalize, earliest, givenFigures } from '../network-metrics.ts';
import classes from './sources.module.css';

interface Props {
  source: SonarSource;
  isDemo: boolean;
  onEnter: () => void;
  onDelete: () => void;
}

export function SourceCard({ source, isDemo, onEnter, onDelete }: Props) {
  const { t } = useTranslation();
  const check = useCheckSource(source.network);
  const network = t(`sonar.network.${source.network}`);
  const kind = source.provider ? 'provider' : source.kind;
  const isStored = source.kind === 'stored';
  const figures = capitalize(
    givenFigures(source)
      .map((metric) => t(`sonarMetrics.name.${metric}`))
      .join(', '),
  );
  return (
    <li className={classes.card} aria-labelledby={`source-${source.network}`}>
      <div className={classes.head}>
        <NetworkIcon network={source.network} size={20} />
        <h3 id={`source-${source.network}`} className={classes.name}>
          {network}
        </h3>
        <span className={classes.kind} data-none={kind === 'none' || undefined}>
          <Badge tone={kind === 'none' ? 'outline' : 'brand'}>{t(`sonarSources.kind_${kind}`)}</Badge>
        </span>
        <div className={classes.actions}>
          {source.kind !== 'none' && (
            <Button
              size="sm"
              aria-label={t('sonarSources.checkOf', { network })}
              loading={check.isPending}
              onClick={() => check.mutate()}
            >
              {t('sonarSources.check')}
            </Button>
          )}
          {source.kind !== 'env' && (
            <Button
              size="sm"
              aria-label={t(isStored ? 'sonarSources.replaceKeyOf' : 'sonarSources.enterKeyOf', { network })}
              onClick={onEnter}
            >
              {t(isStored ? 'sonarSources.replaceKey' : 'sonarSources.enterKey')}
            </Button>
          )}
          {isStored && (
            <Button
              size="sm"
              variant="subtle"
              data-tone="danger"
              aria-label={t('sonarSources.deleteKeyOf', { network })}
              onClick={onDelete}
            >
              {t('sonarSources.deleteKey')}
            </Button>
          )}
        </div>
      </div>
      <SourceState source={source} isDemo={isDemo} isChecking={check.isPending} />
      {source.provider && source.network !== 'YOUTUBE' ? (
        <p className={classes.about}>{figures}</p>
      ) : (
        <details className={classes.about}>
          <summary>{figures}</summary>
          {!source.provider && <SourceFacts network={source.network} />}
          {source.network === 'YOUTUBE' && (
            <InlineAlert tone="info" title={t('sonarSources.youtubeTitle')}>
              {t('sonarSources.youtubeText')}
            </InlineAlert>
          )}
        </details>
      )}
    </li>
  );
}

const works: readonly CollectReason[] = ['collected', 'partly', 'hidden'];
const passes: readonly CollectReason[] = ['quotaSpent', 'rateLimited', 'unreachable', 'cancelled'];

const OutcomeMark = ({ outcome }: { outcome: CollectReason }) => {
  const look = { size: 16, stroke: 1.8, 'aria-hidden': true } as const;
  if (works.includes(outcome)) return <IconCircleCheck {...look} className={classes.works} />;
  if (passes.includes(outcome)) return <IconAlertTriangle {...look} className={classes.passes} />;
  return <IconSquareX {...look} className={classes.fails} />;
};

const providerName = (provider: NonNullable<SonarSource['provider']>): string =>
  'preset' in provider ? 'Apify' : new URL(provider.baseUrl).host;

interface SourceStateProps {
  source: SonarSource;
  isDemo: boolean;
  isChecking: boolean;
}

function SourceState({ source, isDemo, isChecking }: SourceStateProps) {
  const { t } = useTranslation();
  const { network, kind, provider, id, setBy, setOn, checkedOn, outcome } = source;
  const when = setOn === null ? '' : formatMoment(setOn);
  const idLabel = network === 'TIKTOK' ? t('sonarSources.idOf_TIKTOK') : t('sonarSources.idOf_INSTAGRAM');
  return (
    <div className={classes.state}>
      {kind === 'none' && !isDemo && <p>{t('sonarSources.noneText')}</p>}
      {kind === 'env' && <p>{t('sonarSources.envText', { setting: `SONAR_${network}_KEY` })}</p>}
      {kind === 'stored' && (
        <p>
          {provider && `${t('sonarSources.asked', { provider: providerName(provider) })} `}
          {setBy === null ? t('sonarSources.storedOn', { when }) : t('sonarSources.storedBy', { who: setBy, when })}
        </p>
      )}
      {id !== null && (
        <p>
          {idLabel}: {id}
        </p>
      )}
      {kind !== 'none' && (
        <p role="status" className={classes.outcome}>
          {isChecking && t('sonarSources.checking', { network: t(`sonar.network.${network}`) })}
          {!isChecking && outcome === null && t('sonarSources.notChecked')}
          {!isChecking && outcome !== null && (
            <>
              <OutcomeMark outcome={outcome} />
              <span>
                <strong>{t(`sonarSources.outcome.${outcome}`)}</strong>{' '}
                {checkedOn !== null && t('sonarSources.checked', { when: formatMoment(checkedOn) })}
              </span>
            </>
          )}
        </p>
      )}
    </div>
  );
}

function SourceFacts({ network }: { network: SocialNetwork }) {
  const { t } = useTranslation();
  const facts = [
    ['since', t(`sonarSources.${earliest[network]}`)],
    ['cost', t(`sonarSources.costOf.${network}`, { units: formatNumber(youtubeUnitsADay) })],
    ['needs', t(`sonarSources.needsOf.${network}`)],
  ] as const;
  return (
    <dl className={classes.facts}>
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{t(`sonarSources.${name}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
