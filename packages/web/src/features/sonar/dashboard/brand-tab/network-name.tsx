import type { SocialNetwork } from '@soundings/contract/sonar-choices';
import { useTranslation } from 'react-i18next';
import { NetworkIcon } from '../../brands/icons.tsx';
import classes from './network-name.module.css';

/** A network with its sign. */
export function NetworkName({ network }: { network: SocialNetwork }) {
  const { t } = useTranslation();
  return (
    <span className={classes.network}>
      <NetworkIcon network={network} />
      {t(`sonar.network.${network}`)}
    </span>
  );
}
