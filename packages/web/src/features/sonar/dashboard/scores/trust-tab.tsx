import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { type Dial, RadialChart } from '#/ui/charts/radial-chart.tsx';
import { useIsPhone } from '../dashboard.ts';
import { type Drawing, useDrawingNeeds } from '../drawings/drawing-context.ts';
import { EntryTip } from '../drawings/entry-tip.tsx';
import { scoreChange } from '../figures/score-words.ts';
import { DialNotes, reviewsText } from './dial-notes.tsx';
import type { Entry } from './entries.ts';
import { levelFigure, markWords } from './entry-texts.ts';
import { FirstCard } from './first-card.tsx';
import { FirstBars, SecondBars } from './rank-cards.tsx';
import { ScoreTab } from './score-tab.tsx';

const scores = ['trust'] as const;
const maxDials = 24;

export function TrustTab() {
  const { t } = useTranslation();
  // Rings of nine brands would take two screens of a phone.
  const isPhone = useIsPhone();
  return (
    <ScoreTab scores={scores}>
      {isPhone ? (
        <FirstBars scores={scores} />
      ) : (
        <FirstCard
          title={t('scores.trust')}
          score="trust"
          most={maxDials}
          legend={(drawing) => <DialNotes entries={drawing.entries} />}
        >
          {(drawing) => <DialDrawing {...drawing} />}
        </FirstCard>
      )}
      <SecondBars scores={scores} />
    </ScoreTab>
  );
}

const DialDrawing = memo(function DialDrawing({ label, entries, score }: Drawing) {
  const { t } = useTranslation();
  const { open } = useDrawingNeeds();
  const entryNote = (entry: Entry): string | null => {
    const { brand, members } = entry;
    return brand === null
      ? t('scoreTabs.brands', { count: members.length, n: formatNumber(members.length) })
      : reviewsText(t, entry);
  };
  const dials = entries.map((entry): Dial & { entry: Entry } => {
    const level = entry.levels[score];
    const note = entryNote(entry);
    return {
      id: entry.id,
      entry,
      name: entry.name,
      note: note ?? undefined,
      value: level.score,
      previous: level.prevScore,
      ink: entry.ink,
      figure: levelFigure(level),
      change: scoreChange(level, score),
      label: `${markWords(t, entry, [score])}, ${note ?? t('dashboard.noReviews')}`,
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
