import type { ReferenceFacts as Facts } from '@soundings/contract/sonar/scores';
import { networkNames } from '@soundings/contract/sonar/sonar-choices';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '#/lib/format.ts';
import { rangeText } from '../period/days.ts';
import classes from './dashboard-toolbar.module.css';

type Part = Facts['parts'][number];
type Measured = Part['measured'][number];

export function ReferenceFacts({ reference }: { reference: Facts }) {
  const { t } = useTranslation();
  const { version, frozenOn, parts, open, brandsSince, correction } = reference;
  return (
    <>
      {correction === 'priorWeight' && (
        <p className={classes.note}>{t('dashboard.correctedText', { version, day: formatDate(frozenOn) })}</p>
      )}
      {parts.map((part, index) => (
        <PartFacts key={`${part.frozenOn} ${part.to}`} part={part} isLater={index > 0} />
      ))}
      {open.length > 0 && (
        <section className={classes.part}>
          <h3 className={classes.heading}>{t('dashboard.openParts')}</h3>
          <ul className={classes.list}>
            {byNetwork(open).map(([network, measured]) => (
              <li key={network}>
                <span>{networkName(t, network)}</span>
                <span className={classes.measures}>
                  {measured.map(({ key }) => t(`whyScore.part.${key}`)).join(', ')}
                </span>
              </li>
            ))}
          </ul>
          <p className={classes.small}>{t('dashboard.openPartsHelp')}</p>
        </section>
      )}
      {brandsSince > 0 && (
        <p className={classes.small}>
          {t('whyScore.referenceSince', { count: brandsSince, n: formatNumber(brandsSince) })}
        </p>
      )}
    </>
  );
}

function PartFacts({ part, isLater }: { part: Part; isLater: boolean }) {
  const { t } = useTranslation();
  const days = rangeText({ startDate: part.from, endDate: part.to });
  const heading = t(isLater ? 'dashboard.laterPart' : 'dashboard.firstPart', { day: formatDate(part.frozenOn) });
  return (
    <section className={classes.part}>
      <h3 className={classes.heading}>{heading}</h3>
      <p className={classes.small}>{t('dashboard.partDays', { days })}</p>
      <ul className={classes.list}>
        {byNetwork(part.measured).map(([network, measured]) => (
          <li key={network}>
            <span>
              {networkName(t, network)}, {brandsText(t, measured)}
            </span>
            <span className={classes.measures}>{measured.map(({ key }) => t(`whyScore.part.${key}`)).join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const byNetwork = <M extends Pick<Measured, 'network'>>(measured: readonly M[]) => [
  ...Map.groupBy(measured, ({ network }) => network ?? 'all'),
];

const networkName = (t: TFunction, network: NonNullable<Measured['network']> | 'all'): string =>
  network === 'all' ? t('dashboard.allNetworks') : networkNames[network];

function brandsText(t: TFunction, measured: readonly Measured[]): string {
  const counts = measured.map(({ brands }) => brands);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const n = least === most ? formatNumber(most) : `${formatNumber(least)}–${formatNumber(most)}`;
  return t('whyScore.referenceBrands', { count: most, n });
}
