import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { useTranslation } from 'react-i18next';
import { ExportItems } from '../export/export-items.tsx';
import { isProvisional, provisionalCell } from '../provisional-rank.ts';
import type { Entry } from '../score-tabs/model/entry.ts';

interface Props {
  title: string;
  entries: readonly Entry[];
  score: ScoreName;
}

/** The same rows as a file, in the menu of a chart. */
export function ScoreExport({ title, entries, score }: Props) {
  const { t } = useTranslation();
  return (
    <ExportItems
      isDisabled={entries.length === 0}
      table={() => ({
        title,
        columns: [
          t('dashboard.rank'),
          t('dashboard.brand'),
          t('dashboard.domain'),
          t(`scores.${score}`),
          t('dashboard.before'),
          ...(score === 'powerrank' ? [t('scores.placeIs')] : []),
        ],
        rows: entries.map(({ name, brand, levels }) => {
          const { rank, score: now, prevScore } = levels[score];
          const place = score === 'powerrank' ? [provisionalCell(t, isProvisional(brand, score))] : [];
          return [rank, name, brand?.domain ?? null, now, prevScore, ...place];
        }),
        notes: [
          t(score === 'friction' ? 'dashboard.scaleReversed' : 'dashboard.scale'),
          ...(entries.some(({ brand }) => isProvisional(brand, score)) ? [t('scores.provisionalHelp')] : []),
        ],
      })}
    />
  );
}
