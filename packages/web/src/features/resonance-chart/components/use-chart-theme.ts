import { useComputedColorScheme } from '@mantine/core';
import { useLayoutEffect, useState } from 'react';
import type { ChartTheme } from '../chart-search.ts';
import { type Ink, readInk } from '../drawing/ink.ts';

/** Dresses the whole page in a chart theme as long as the chart is open, and tells the canvases its colours. */
export function useChartTheme(theme: ChartTheme): Ink | null {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const [ink, setInk] = useState<Ink | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scheme has other tokens
  useLayoutEffect(() => {
    const root = document.documentElement;
    const read = () => setInk(readInk(root));
    root.dataset.chartTheme = theme;
    read();
    // A canvas does not notice that its font has come.
    let isOpen = true;
    void document.fonts.ready.then(() => isOpen && read());
    return () => {
      isOpen = false;
      delete root.dataset.chartTheme;
    };
  }, [theme, scheme]);
  return ink;
}
