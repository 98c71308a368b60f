import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import { openChart as openChartPage } from '#/lib/open-chart.ts';
import type { ResonanceSource } from './source/resonance-source.ts';

type Look = Pick<ResonanceData, 'theme' | 'vision' | 'dataStructure' | 'lang'>;

/** Opens the chart page of the project that a source reads. @returns false where the browser blocked the new window. */
export const openChart = (source: ResonanceSource, { theme, vision, dataStructure, lang }: Look): Promise<boolean> =>
  openChartPage(() => source.chartKey(), { theme, vision, dataStructure, lang });
