import { lowerIsBetter, typicalScore } from '@soundings/contract/sonar/score-choices';
import type { Why } from '@soundings/contract/sonar/scores';
import { useTranslation } from 'react-i18next';
import { ChangeText } from '#/ui/charts/change-mark.tsx';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import { scoreChange } from '../brand-tab/score-change.ts';
import { useDashboard } from '../dashboard.ts';
import { rangeText } from '../export/day-text.ts';
import { standInWords, unlikeWords } from './compared-words.ts';
import { partSpan } from './part-span.ts';
import { orderedParts } from './part-words.ts';
import { WhyPartRow } from './why-part-row.tsx';
import classes from './why-parts.module.css';

/** From a typical brand's 50 over the parts, the largest first, to the score; under it the range before. */
export function WhyParts({ why: { parts, score, value, unlike, standIns } }: { why: Why }) {
  const { t } = useTranslation();
  const { ranges } = useDashboard();
  const span = partSpan(parts);
  const isLowerBetter = lowerIsBetter.has(score);
  const change = scoreChange(value, score);
  const notes = [standInWords(t, standIns), unlikeWords(t, unlike), isLowerBetter ? t('whyScore.lessIsBetter') : null];
  const days = rangeText(ranges.compareTo);
  return (
    <div>
      <div className={classes.end}>
        <span>{t('whyScore.typicalBrand')}</span>
        <SoundingFigure value={typicalScore} />
      </div>
      <ul className={classes.list}>
        {orderedParts(parts).map(({ key, part }) => (
          <WhyPartRow key={key} part={part} parent={null} span={span} isLowerBetter={isLowerBetter} />
        ))}
      </ul>
      <div className={classes.end} data-total>
        <span>{t(`scores.${score}`)}</span>
        <SoundingFigure value={value.score} />
      </div>
      <div className={classes.before}>
        {value.prevScore === null ? (
          <span>{t('whyScore.beforeNone', { days })}</span>
        ) : (
          <>
            <span>{t('whyScore.before', { days })}</span>
            <span>
              {change !== null && <ChangeText change={change} />} <SoundingFigure value={value.prevScore} />
            </span>
          </>
        )}
      </div>
      {notes.map(
        (note) =>
          note !== null && (
            <p key={note} className={classes.note}>
              {note}
            </p>
          ),
      )}
    </div>
  );
}
