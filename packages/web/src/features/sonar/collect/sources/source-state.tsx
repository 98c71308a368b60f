import type { CollectReason } from '@soundings/contract/sonar/metrics';
import type { SonarSource } from '@soundings/contract/sonar/sources';
import { IconAlertTriangle, IconCircleCheck, IconSquareX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#/lib/format.ts';
import classes from './sources.module.css';

const works: readonly CollectReason[] = ['collected', 'partly', 'hidden'];
const passes: readonly CollectReason[] = ['quotaSpent', 'rateLimited', 'unreachable', 'cancelled'];

/** Its shape says it before its colour does. */
const OutcomeMark = ({ outcome }: { outcome: CollectReason }) => {
  const look = { size: 16, stroke: 1.8, 'aria-hidden': true } as const;
  if (works.includes(outcome)) return <IconCircleCheck {...look} className={classes.works} />;
  if (passes.includes(outcome)) return <IconAlertTriangle {...look} className={classes.passes} />;
  return <IconSquareX {...look} className={classes.fails} />;
};

const providerName = (provider: NonNullable<SonarSource['provider']>): string =>
  'preset' in provider ? 'Apify' : new URL(provider.baseUrl).host;

interface Props {
  source: SonarSource;
  isDemo: boolean;
  isChecking: boolean;
}

/** Who gave the key and when, and how it did when it was last tried. */
export function SourceState({ source, isDemo, isChecking }: Props) {
  const { t } = useTranslation();
  const { network, kind, provider, id, setBy, setOn, checkedOn, outcome } = source;
  const when = setOn === null ? '' : formatMoment(setOn);
  const idLabel = network === 'TIKTOK' ? t('sonarSources.idOf_TIKTOK') : t('sonarSources.idOf_INSTAGRAM');
  return (
    <div className={classes.state}>
      {kind === 'none' && <p>{t(isDemo ? 'sonarSources.noneDemo' : 'sonarSources.noneText')}</p>}
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
