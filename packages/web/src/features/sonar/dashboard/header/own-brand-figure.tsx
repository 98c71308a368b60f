import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ChangeText } from '#/ui/charts/frame/change-mark.tsx';
import { Diamond } from '#/ui/figures/diamond.tsx';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import { placeWords, rankWords, scoreChange } from '../figures/score-words.ts';
import { shortGrowthWords } from '../figures/short-growth.tsx';
import { useDashboardState } from '../page/dashboard-state.ts';
import classes from './dashboard-toolbar.module.css';

export function OwnBrandFigure() {
  const { t } = useTranslation();
  const { calculations, change: changeSearch } = useDashboardState();
  const rows = calculations.data?.rows ?? [];
  const own = rows.find(({ myCompany }) => myCompany);
  if (own === undefined || own.powerrank.score === null) return null;
  const { rank } = own.powerrank;
  const change = scoreChange(own.powerrank, 'powerrank');
  const place = rank !== null && placeWords(t, rankWords(t, rank, rows), own.provisional);
  const short = shortGrowthWords(t, own, 'powerrank');
  return (
    <p className={classes.own} title={t('scores.powerrank')}>
      <span className={classes.name}>{own.brandCompany}</span>
      {place !== false && <span className={classes.place}>{place}</span>}
      <SoundingFigure value={own.powerrank.score} />
      {change !== null && <ChangeText change={change} />}
      {short !== null && (
        <UnstyledButton
          className={classes.short ?? ''}
          title={short}
          aria-label={short}
          onClick={() => changeSearch({ why: `${own.count}.powerrank` })}
        >
          <Diamond />
        </UnstyledButton>
      )}
    </p>
  );
}
