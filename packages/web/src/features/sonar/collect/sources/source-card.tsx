import { Button } from '@mantine/core';
import type { SonarSource } from '@soundings/contract/sonar/sources';
import { useTranslation } from 'react-i18next';
import { Badge } from '#/ui/badge.tsx';
import { InlineAlert } from '#/ui/inline-alert.tsx';
import { NetworkIcon } from '../../datasets/network-icon.tsx';
import { SourceFacts } from './source-facts.tsx';
import { SourceState } from './source-state.tsx';
import classes from './sources.module.css';
import { useCheck } from './use-check.ts';

interface Props {
  source: SonarSource;
  /** No network has a key. */
  isDemo: boolean;
  onEnter: () => void;
  onDelete: () => void;
}

/** One network: whose key it is asked with, how that went, what it gives, and what can be done. */
export function SourceCard({ source, isDemo, onEnter, onDelete }: Props) {
  const { t } = useTranslation();
  const check = useCheck(source.network);
  const network = t(`sonar.network.${source.network}`);
  const kind = source.provider ? 'provider' : source.kind;
  const isStored = source.kind === 'stored';
  return (
    <li className={classes.card} aria-labelledby={`source-${source.network}`}>
      <div className={classes.head}>
        <NetworkIcon network={source.network} size={20} />
        <h3 id={`source-${source.network}`} className={classes.name}>
          {network}
        </h3>
        <Badge tone={kind === 'none' ? 'outline' : 'brand'}>{t(`sonarSources.kind_${kind}`)}</Badge>
        <div className={classes.actions}>
          {source.kind !== 'none' && (
            <Button
              size="sm"
              aria-label={t('sonarSources.checkOf', { network })}
              loading={check.isChecking}
              onClick={check.start}
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
      <SourceState source={source} isDemo={isDemo} isChecking={check.isChecking} />
      <SourceFacts source={source} />
      {source.network === 'YOUTUBE' && (
        <InlineAlert tone="info" title={t('sonarSources.youtubeTitle')}>
          {t('sonarSources.youtubeText')}
        </InlineAlert>
      )}
    </li>
  );
}
