import type { ShortGrowth as Short } from '@soundings/contract/sonar/scores';
import { useTranslation } from 'react-i18next';
import { knownGrowthWords, ShortGrowthMark } from '../dashboard/figures/short-growth.tsx';

/** Comes with SONAR's texts, which a list without such a mark does not need. */
export default function ShortGrowth({ short }: { short: Short }) {
  const { t } = useTranslation();
  return <ShortGrowthMark words={knownGrowthWords(t, short)} />;
}
