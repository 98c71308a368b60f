import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { type Dial, RadialChart } from '#/ui/charts/radial-chart.tsx';
import { useDrawingNeeds } from '../model/drawing-context.ts';
import type { Entry } from '../model/entry.ts';
import { levelChange, levelFigure, markWords } from '../model/entry-texts.ts';
import type { Drawing } from './drawing.ts';
import { EntryTip } from './entry-tip.tsx';

/** Trust as dials, with the reviews that it stands on. */
export const DialDrawing = memo(function DialDrawing({ label, entries, score }: Drawing) {
  const { t } = useTranslation();
  const { open } = useDrawingNeeds();
  const noteOf = ({ brand, members }: Entry) => {
    if (brand === null) return t('scoreTabs.brands', { count: members.length, n: formatNumber(members.length) });
    const reviews = brand.socialCalculations.TRUSTPILOT?.metrics.reviews?.comparable ?? null;
    return reviews === null
      ? t('scoreTabs.noReviews')
      : t('scoreTabs.reviews', { count: reviews, n: formatNumber(reviews) });
  };
  const dials = entries.map((entry): Dial & { entry: Entry } => {
    const level = entry.levels[score];
    const note = noteOf(entry);
    return {
      id: entry.id,
      entry,
      name: entry.name,
      note,
      value: level.score,
      previous: level.prevScore,
      ink: entry.ink,
      figure: levelFigure(level),
      change: levelChange(level, score),
      label: `${markWords(t, entry, [score])}, ${note}`,
    };
  });
  return (
    <RadialChart
      label={label}
      dials={dials}
      tooltip={({ entry }) => <EntryTip entry={entry} scores={[score]} />}
      onOpen={({ entry }) => open(entry, score)}
    />
  );
});
