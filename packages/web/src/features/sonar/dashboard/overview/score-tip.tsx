import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { confidenceOf } from '@soundings/contract/sonar/score-choices';
import { useTranslation } from 'react-i18next';
import { ChangeText } from '#/ui/charts/change-mark.tsx';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import { isProvisional, placeWords } from '../provisional-rank.ts';
import type { Entry } from '../score-tabs/model/entry.ts';
import { levelChange } from '../score-tabs/model/entry-texts.ts';
import classes from './overview.module.css';

/** What a mark's tooltip says: whose, the score, the change, the place, how sure it is. */
export function ScoreTip({ entry, score }: { entry: Entry; score: ScoreName }) {
  const { t } = useTranslation();
  const level = entry.levels[score];
  const change = levelChange(level, score);
  const confidence = entry.brand === null ? null : confidenceOf(entry.brand[score].confidence);
  return (
    <>
      <div className={classes.tipName}>{entry.name}</div>
      <div>
        {t(`scores.${score}`)} <SoundingFigure value={level.score} />{' '}
        {change !== null && <ChangeText change={change} />}
      </div>
      {level.prevScore !== null && (
        <div className={classes.quiet}>
          {t('dashboard.before')} <SoundingFigure value={level.prevScore} />
        </div>
      )}
      {entry.brand?.[score].isUnlike && <div className={classes.quiet}>{t('scores.unlike')}</div>}
      {level.rank !== null && (
        <div className={classes.quiet}>
          {placeWords(t, t('dashboard.rankN', { rank: level.rank }), isProvisional(entry.brand, score))}
        </div>
      )}
      {confidence !== null && confidence !== 'high' && level.score !== null && (
        <div className={classes.quiet}>{t(`dashboard.confidence_${confidence}`)}</div>
      )}
    </>
  );
}
