import '../hackabu.css';
import type { ChartData } from '@soundings/contract/resonance/chart';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage, type Language, setLanguage } from '#/lib/i18n.ts';
import type { ChartSearch, ChartTheme } from '../chart-search.ts';
import { ChartBoard } from './chart-board.tsx';
import { ChartHeader } from './chart-header.tsx';
import classes from './chart-page.module.css';
import { useChartTheme } from './use-chart-theme.ts';

interface Props {
  data: ChartData;
  search: ChartSearch;
  onSearch: (search: ChartSearch) => void;
  badge: ReactNode;
}

/** A project's figures on one page, to look at and to present. The address says how it starts and keeps what is chosen. */
export function ChartPage({ data, search, onSearch, badge }: Props) {
  useTranslation('chart');
  const theme = search.theme ?? (data.theme === 'HACKABU' ? 'hackabu' : 'soundings');
  const ink = useChartTheme(theme satisfies ChartTheme);
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
        {ink !== null && (
          <ChartBoard
            data={data}
            vision={search.vision ?? data.vision}
            onVision={(vision) => onSearch({ ...search, vision })}
            ink={ink}
          />
        )}
      </main>
    </div>
  );
}
