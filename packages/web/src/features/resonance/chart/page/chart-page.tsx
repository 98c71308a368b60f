import '../hackabu.css';
import { useComputedColorScheme } from '@mantine/core';
import type { ChartData } from '@soundings/contract/resonance/chart';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage, type Language, setLanguage } from '#/lib/i18n.ts';
import type { ChartSearch, ChartTheme } from '../chart-search.ts';
import { type Palette, readPalette } from '../drawing/palette.ts';
import { ChartBoard } from './chart-board.tsx';
import { ChartHeader } from './chart-header.tsx';
import classes from './chart-page.module.css';

interface Props {
  data: ChartData;
  search: ChartSearch;
  onSearch: (search: ChartSearch) => void;
  badge: ReactNode;
}

export function ChartPage({ data, search, onSearch, badge }: Props) {
  useTranslation('chart');
  const theme = search.theme ?? (data.theme === 'HACKABU' ? 'hackabu' : 'soundings');
  const palette = useChartTheme(theme satisfies ChartTheme);
  const choose = (language: Language) => {
    void setLanguage(language);
    onSearch({ ...search, lang: language });
  };
  return (
    <div className={classes.page}>
      <ChartHeader
        projectName={data.projectName}
        badge={badge}
        theme={theme}
        onTheme={(next) => onSearch({ ...search, theme: next })}
        language={currentLanguage()}
        onLanguage={choose}
      />
      <main className={classes.main}>
        {palette !== null && (
          <ChartBoard
            data={data}
            vision={search.vision ?? data.vision}
            onVision={(vision) => onSearch({ ...search, vision })}
            palette={palette}
          />
        )}
      </main>
    </div>
  );
}

/** Applies a chart theme to the whole page while the chart is open; @returns its colours for the canvases. */
function useChartTheme(theme: ChartTheme): Palette | null {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const [palette, setPalette] = useState<Palette | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scheme has other tokens
  useLayoutEffect(() => {
    const root = document.documentElement;
    const read = () => setPalette(readPalette(root));
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
  return palette;
}
