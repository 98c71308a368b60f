import { youtubeUnitsADay } from '@soundings/contract/sonar/sonar-choices';
import type { SonarSource } from '@soundings/contract/sonar/sources';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { capital } from '../capital.ts';
import { earliest, givenFigures } from './network-facts.ts';
import classes from './sources.module.css';

/** What a source gives and from when, and, of a network itself, what it costs and needs. */
export function SourceFacts({ source }: { source: SonarSource }) {
  const { t } = useTranslation();
  const { network, provider } = source;
  const figures = givenFigures(source).map((metric) => t(`sonarMetrics.name.${metric}`));
  const facts = [
    ['gives', capital(figures.join(', '))],
    ...(provider
      ? []
      : ([
          ['since', t(`sonarSources.${earliest[network]}`)],
          ['cost', t(`sonarSources.costOf.${network}`, { units: formatNumber(youtubeUnitsADay) })],
          ['needs', t(`sonarSources.needsOf.${network}`)],
        ] as const)),
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
