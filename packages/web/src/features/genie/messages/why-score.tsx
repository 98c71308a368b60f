import type { GenieMessage, Prediction } from '@soundings/contract/genie/genie';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import type { genie } from '#/lib/texts/en/genie.ts';
import classes from './messages.module.css';

type Factor = keyof typeof genie.factor;

export function WhyScore({ message, prediction }: { message: GenieMessage; prediction: Prediction }) {
  const { t } = useTranslation();
  const { words, factors, doubts, shifted, sample } = prediction;
  const pointsOf = (points: number) => formatNumber(Math.abs(points), 1);
  const sentences = [
    ...words.map(({ start, end, points }) => ({
      points,
      text: t(points > 0 ? 'genie.explain.adds' : 'genie.explain.takes', {
        word: message.message.slice(start, end),
        points: pointsOf(points),
      }),
    })),
    ...factors.map(({ key, points }) => ({
      points,
      text: t(points > 0 ? 'genie.factorAdds' : 'genie.factorTakes', {
        factor: t(`genie.factor.${key as Factor}`),
        points: pointsOf(points),
      }),
    })),
  ].toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points));
  return (
    <section className={classes.why} aria-label={t('genie.whyOf', { count: message.count })}>
      <div>
        <h3 className={classes.whyTitle}>{t('genie.why')}</h3>
        {sentences.length === 0 ? (
          <p className={classes.whyText}>{t('genie.explain.nothing')}</p>
        ) : (
          <ul className={classes.whyList}>
            {sentences.map(({ text, points }) => (
              <li key={text} data-effect={points > 0 ? 'lifts' : 'costs'}>
                {text}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div>
        <h3 className={classes.whyTitle}>{t('genie.explain.doubts')}</h3>
        <ul className={classes.whyList}>
          {doubts.map((doubt) => (
            <li key={doubt}>{t(`genie.explain.doubt_${doubt}`)}</li>
          ))}
          {shifted ? (
            <li>
              {t(`genie.explain.shifted_${shifted.kind}`, {
                n: formatNumber(shifted.messages),
                from: formatNumber(shifted.from),
              })}
            </li>
          ) : null}
          {sample.map(({ part, points, ...asked }) => (
            <li key={part}>
              {t(`genie.explain.sample_${part}`, {
                points: `${points > 0 ? '+' : ''}${formatNumber(points, 1)}`,
                respondents: formatNumber(asked.respondents),
                messages: formatNumber(asked.messages),
                count: asked.surveys,
                surveys: formatNumber(asked.surveys),
              })}
            </li>
          ))}
          {doubts.length === 0 ? <li>{t('genie.explain.doubt_none')}</li> : null}
        </ul>
      </div>
    </section>
  );
}
