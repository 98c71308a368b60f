import { respondentAges } from '@soundings/contract/scout/response-choices';
import type { KeptRequest } from '@soundings/contract/scout/responses';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { countryName } from '#/lib/country-names.ts';
import classes from './requests.module.css';

export function RequestDetails({ request }: { request: KeptRequest }) {
  const { t } = useTranslation();
  return (
    <div className={classes.details}>
      <dl className={classes.facts}>
        {factsIn(t, request).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {request.messages.length > 0 ? (
        <section aria-label={t('requests.messages', { count: request.messages.length })}>
          <h3 className={classes.heading}>{t('requests.messages', { count: request.messages.length })}</h3>
          <ol className={classes.messages}>
            {request.messages.map((message, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes, where two may be the same
              <li key={index}>{message}</li>
            ))}
          </ol>
        </section>
      ) : null}
    </div>
  );
}

/** What was asked for in a line: `300 respondents · Denmark`, or the question. */
export const summaryOf = (t: TFunction, { request, question, kind }: KeptRequest): string => {
  if (kind === 'HELP' || request === null) return question ?? '';
  const { respondentVolume } = request;
  const volume =
    respondentVolume === 'OTHER' ? t('requests.volumeOther') : t('requests.volume', { volume: respondentVolume });
  return `${volume} · ${marketName(t, request.market)}`;
};

type Asked = NonNullable<KeptRequest['request']>;

const marketName = (t: TFunction, market: Asked['market']): string =>
  market === 'OTHER' ? t('requests.otherMarket') : countryName(market);

const factsIn = (t: TFunction, { request, question }: KeptRequest): [string, string][] => {
  const rows: [string, string | null][] = [
    [t('requests.question'), question],
    ...(request
      ? ([
          [t('requests.company'), request.company],
          [t('requests.template'), request.surveyTemplate && t(`requests.template_${request.surveyTemplate}`)],
          [t('requests.gender'), request.gender && t(`requests.gender_${request.gender}`)],
          [t('requests.ages'), agesOf(t, request)],
          [t('requests.region'), request.region],
          [t('requests.other'), request.otherRequirements],
        ] as [string, string | null][])
      : []),
  ];
  return rows.flatMap(([label, value]) => (value ? [[label, value]] : []));
};

const agesOf = (t: TFunction, { ageFrom, ageTo }: Asked): string | null => {
  if (ageFrom === null && ageTo === null) return null;
  const { min, max } = respondentAges;
  const written = (age: number) => (age >= max ? `${max}+` : String(age));
  return t('requests.age', { from: written(ageFrom ?? min), to: written(ageTo ?? max) });
};
