import { need, withTexts } from '#/lib/i18n.ts';
import { WavesSection } from '../waves/waves-section.tsx';
import { WeightingSection } from '../weighting/weighting-section.tsx';

const needTexts = need({
  en: () => import('#/lib/texts/en/resonance-weighting.ts'),
  de: () => import('#/lib/texts/de/resonance-weighting.ts'),
});

/** What analysts set of a project of respondents. */
function AnalysisSections({ id }: { id: string }) {
  return (
    <>
      <WeightingSection id={id} />
      <WavesSection id={id} />
    </>
  );
}

export const loadAnalysis = () => withTexts(needTexts, { default: AnalysisSections });
