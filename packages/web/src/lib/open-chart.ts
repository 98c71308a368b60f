import { currentLanguage } from '#/lib/i18n.ts';

export interface ChartLook {
  theme?: string;
  vision?: string;
  dataStructure?: string;
  lang?: string | null;
}

const chartAddress = (key: Record<string, string>, { lang, ...look }: ChartLook): string => {
  const given = Object.entries({ ...look, lang: lang ?? currentLanguage() });
  const inLowerCase = given.map(([name, value = '']) => [name, value.toLowerCase()]);
  return `/chart/resonance/?${new URLSearchParams([...Object.entries(key), ...inLowerCase])}`;
};

/** Opens the chart page in a new window with what opens it. @returns false where the browser blocked it. */
export async function openChart(chartKey: () => Promise<Record<string, string>>, look: ChartLook): Promise<boolean> {
  // At once: after the first answer a window would count as one that nobody asked for.
  const page = window.open('', '_blank');
  if (page === null) return false;
  try {
    const address = chartAddress(await chartKey(), look);
    page.opener = null;
    page.location.replace(address);
    return true;
  } catch (error) {
    page.close();
    throw error;
  }
}
