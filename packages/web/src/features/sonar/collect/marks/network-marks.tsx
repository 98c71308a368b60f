import type { Dataset } from '@soundings/contract/sonar/datasets';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkMark } from './link-mark.tsx';
import { MarkSign } from './mark-sign.tsx';
import classes from './marks.module.css';
import { NoneMark } from './none-mark.tsx';

/** Marks beside each other. */
const most = 4;

/** A brand's links on a network, a mark each. A crawl shows where it stands only where there is none yet. */
export function NetworkMarks({ dataset, network }: { dataset: Dataset; network: SocialNetwork }) {
  const { t } = useTranslation();
  const links = dataset.socials[network] ?? [];
  if (links.length > 0) {
    return (
      <span className={classes.marks} style={{ '--columns': Math.min(links.length, most) } as CSSProperties}>
        {links.map((link) => (
          <LinkMark key={link.key} network={network} link={link} isOneOfSeveral={links.length > 1} />
        ))}
      </span>
    );
  }
  const state = dataset.crawlState;
  if (state === null) return <NoneMark dataset={dataset} network={network} />;
  const label = t(`sonarCollect.stateLabel_${state}`, { network: t(`sonar.network.${network}`) });
  return (
    <span className={classes.mark} role="img" aria-label={label} title={label}>
      <MarkSign sign={state} />
    </span>
  );
}
