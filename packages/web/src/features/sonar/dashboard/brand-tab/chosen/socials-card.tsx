import { socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import type { Brand } from '../../dashboard.ts';
import { SocialRow } from './social-row.tsx';
import { mainMetrics } from './social-row-metrics.ts';
import classes from './socials.module.css';

/** What is collected of a brand, a network a row: the period over the range before. */
export function SocialsCard({ brand }: { brand: Brand }) {
  const { t } = useTranslation();
  return (
    <Card flush title={t('brandTab.socials')} meta={t('brandTab.socialsMeta')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={classes.wrap} aria-label={t('brandTab.socialsOf', { company: brand.label })} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('brandTab.network')}</th>
              {mainMetrics.map((metric) => (
                <th key={metric} scope="col" data-number>
                  {t(`brandTab.metric.${metric}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {socialNetworks.map((network) => (
              <SocialRow key={network} brand={brand} network={network} />
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
