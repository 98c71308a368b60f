import { need, withTexts } from '#/lib/i18n.ts';
import { WavesSection } from '../waves/waves-section.tsx';
import { WeightingSection } from '../weighting/weighting-section.tsx';
import { ResonanceSettings } from './resonance-settings.tsx';

const needTexts = need({
  en: () => import('#/lib/texts/en/resonance-analysis.ts'),
  de: () => import('#/lib/texts/de/resonance-analysis.ts'),
});

function AnalysisSections({ id }: { id: string }) {
  return (
    <>
      <WeightingSection id={id} />
      <WavesSection id={id} />
    </>
  );
}

export const loadSettings = () => withTexts(needTexts, { ResonanceSettings });

export const loadAnalysis = () => withTexts(needTexts, { default: AnalysisSections });
