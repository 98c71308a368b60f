import type { Browser } from '#test/browser.ts';
import { addSonar, brand } from '#test/sonar-client.ts';
import { mapped, sendMetrics } from '../metric-import/metric-import-test-files.ts';

export const roles = ['domain', 'network', 'post', 'date', 'likes', 'comments', 'shares', 'kind', 'text', 'link'];

const days = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => new Date(Date.parse(from) + at * 86_400_000).toISOString().slice(0, 10));

export const april = { startDate: '2026-04-01', endDate: '2026-04-30' };
export const may = { startDate: '2026-05-01', endDate: '2026-05-31' };

/**
 * Brand a posts every third day at 9:30 and earns 100 each time, but for one post of 12 May that earns 1,000; brand b
 * posts twice in May. In 31 and 30 days a has 11 posts of 100 each, then the same with the one.
 */
export const postRows = (): string[] => {
  const usual = [...days('2026-04-01', 30), ...days('2026-05-01', 31)].filter((_, at) => at % 3 === 0 || at === 60);
  return [
    ...usual.map(
      (day, at) =>
        `a.example,Facebook,a-${at},${day} 09:30:00,80,15,5,${at % 2 === 0 ? 'photo' : 'link'},"Neues aus Aarhus, Teil ${at} #Alltag",https://facebook.example/a/${at}`,
    ),
    'a.example,Facebook,a-viral,2026-05-12 20:15:00,900,60,40,Video,"Unser Sommerfest! #Sommer #Alltag",https://facebook.example/a/viral',
    'b.example,Instagram,b-1,2026-05-02,40,2,,reel,Hello from b #summer,',
    'b.example,Instagram,b-2,2026-05-03 12:00:00,,,,,,',
  ];
};

/** A project of two brands and their posts; days without a row had none. */
export const addPosts = async (browser: Browser, name: string): Promise<string> => {
  const id = await addSonar(browser, name, { datasets: [brand('a.example'), brand('b.example')] });
  const content = [roles.join(','), ...postRows()].join('\n');
  const { status, body } = await sendMetrics(
    browser,
    id,
    content,
    mapped('posts', roles, { missingDaysAreZero: true, timeZone: 'UTC' }),
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
  return id;
};
