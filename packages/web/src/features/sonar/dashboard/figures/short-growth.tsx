import { VisuallyHidden } from '@mantine/core';
import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import type { ShortGrowth as Short } from '@soundings/contract/sonar/scores';
import { shortGrowthIn } from '@soundings/contract/sonar/short-growth';
import { networkNames } from '@soundings/contract/sonar/sonar-choices';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDay, formatNumber } from '#/lib/format.ts';
import { Diamond } from '#/ui/figures/diamond.tsx';
import type { Brand } from '../dashboard.ts';

/** What to say of a score that growth of few days is a part of; null of any other. */
export const shortGrowthWords = (
  t: TFunction,
  brand: Pick<Brand, 'shortGrowth' | ScoreName> | null,
  score: ScoreName,
): string | null => {
  const short = brand && shortGrowthIn(brand, score);
  return short ? toWords(t, short) : null;
};

const toWords = (t: TFunction, { range, since, days, of, networks }: Short): string =>
  t(`scores.shortGrowth_${range}`, {
    day: formatDay(since),
    days: formatNumber(days),
    of: formatNumber(of),
    networks: networks.map((network) => networkNames[network]).join(', '),
  });

/** The mark of a score in the list of projects, which has no brands. */
export function ShortGrowth({ short }: { short: Short }) {
  const { t } = useTranslation();
  return <ShortGrowthMark words={toWords(t, short)} />;
}

/** Beside the figure. Its words are in the label or the tooltip of what it stands in, unless it says them itself. */
export function ShortGrowthMark({ words, isSaid = false }: { words: string | null; isSaid?: boolean }) {
  if (words === null) return null;
  return (
    <span title={words} style={{ color: 'var(--text-2)', whiteSpace: 'nowrap' }}>
      <Diamond />
      {!isSaid && <VisuallyHidden> {words}</VisuallyHidden>}
    </span>
  );
}

/** As a mark of a table's column: null for none. */
export const shortGrowthMark = (words: string | null) => (words === null ? null : <ShortGrowthMark words={words} />);
