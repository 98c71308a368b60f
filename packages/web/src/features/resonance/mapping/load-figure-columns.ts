import { need, withTexts } from '#/lib/i18n.ts';
import { FigureColumnsStep } from './figure-columns-step.tsx';

const needTexts = need({
  en: () => import('#/lib/texts/en/figure-columns.ts'),
  de: () => import('#/lib/texts/de/figure-columns.ts'),
});

export const loadFigureColumns = () => withTexts(needTexts, { default: FigureColumnsStep });
