import { need, withTexts } from '#/lib/i18n.ts';
import { MessageNorm } from './message-norm.tsx';

const needTexts = need({
  en: () => import('#/lib/texts/en/resonance-norms.ts'),
  de: () => import('#/lib/texts/de/resonance-norms.ts'),
});

export const loadNorm = () => withTexts(needTexts, { default: MessageNorm });
