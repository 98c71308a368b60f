import { type ScoreName, toConfidenceLevel } from '@soundings/contract/sonar/score-choices';
import { useTranslation } from 'react-i18next';
import { ChangeText } from '#/ui/charts/frame/change-mark.tsx';
import { figureText, SoundingFigure } from '#/ui/figures/figure.tsx';
import { isProvisional, placeWords, scoreChange } from '../figures/score-words.ts';
import { shortGrowthWords } from '../figures/short-growth.tsx';
import type { Entry } from '../scores/entries.ts';
import classes from '../scores/score-tab.module.css';

export function EntryTip({ entry, scores }: { entry: Entry; scores: readonly ScoreName[] }) {
  const { t } = useTranslation();
  const { brand } = entry;
  return (
    <div className={classes.tip}>
      <strong>{entry.name}</strong>
      {brand === null && <span>{t('scoreTabs.meanOf', { count: entry.members.length })}</span>}
      {scores.map((name) => {
        const level = entry.levels[name];
        const change = scoreChange(level, name);
        const sureness = brand === null ? 'high' : toConfidenceLevel(brand[name].confidence);
        return (
          <div key={name}>
            <div className={classes.tipFigure}>
              <span>{t(`scores.${name}`)}</span>
              <SoundingFigure value={level.score} />
              {change !== null && <ChangeText change={change} />}
            </div>
            <div className={classes.tipMore}>
              {[
                level.score === null ? t('scoreTabs.notMeasured') : null,
                level.prevScore === null ? null : t('scoreTabs.before', { value: figureText(level.prevScore) }),
                level.rank === null
                  ? null
                  : placeWords(t, t('scoreTabs.rank', { rank: level.rank }), isProvisional(brand, name)),
                shortGrowthWords(t, brand, name),
                brand?.[name].isUnlike ? t('scores.unlike') : null,
                sureness === 'high' || level.score === null ? null : t(`scoreTabs.sure_${sureness}`),
              ]
                .filter((part) => part !== null)
                .join(' · ')}
            </div>
          </div>
        );
      })}
    </div>
  );
}
