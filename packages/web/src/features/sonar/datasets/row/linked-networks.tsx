import { socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { useTranslation } from 'react-i18next';
import type { DatasetValues } from '../dataset-fields.ts';
import classes from './row.module.css';

/** On how many networks a brand has a link: 6 / 7. */
export function LinkedNetworks({ socials }: { socials: DatasetValues['socials'] }) {
  const { t } = useTranslation();
  const count = socialNetworks.filter((network) => (socials[network]?.length ?? 0) > 0).length;
  const total = socialNetworks.length;
  return (
    <span className={classes.linked}>
      <span aria-hidden="true">
        <b>{count}</b> / {total}
      </span>
      <span className={classes.words}>{t('sonar.linksOf', { count, total })}</span>
    </span>
  );
}
