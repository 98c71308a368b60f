import { type ScoreName, scoreNames } from '@soundings/contract/sonar/score-choices';
import { type CalculationRow, Calculations, type DateRange } from '@soundings/contract/sonar/scores';
import type { Browser, Reply } from '#test/browser.ts';
import { addSonar, brand } from '#test/sonar-client.ts';
import { dayFromNumber, toDayNumber } from '../days.ts';
import { mapped, sendMetrics } from '../metric-import/metric-import-test-files.ts';

export interface Figures {
  readonly domain: string;
  readonly size: number;
  readonly from: string;
  readonly to: string;
}

/** Rows of a long file for a brand on Facebook and Trustpilot: the same for the same brand, different every day. */
const rowsOf = ({ domain, size, from, to }: Figures): string[] => {
  const rows: string[] = [];
  for (let day = toDayNumber(from); day <= toDayNumber(to); day++) {
    const wave = 1 + ((day * 7 + size) % 11);
    const posts = (day + size) % 3;
    const values = {
      'facebook followers': size * 100 + (day - toDayNumber(from)) * (size % 7),
      'facebook posts': posts,
      'facebook interactions': posts * wave * size,
      'facebook comments': posts * (wave % 4),
      'trustpilot score': 3 + (size % 20) / 10,
      'trustpilot reviews': size * 3,
    };
    for (const [figure, value] of Object.entries(values))
      rows.push([domain, ...figure.split(' '), dayFromNumber(day), value].join(','));
  }
  return rows;
};

/** Imports made figures of brands. Throws where they are refused. */
export const importFigures = async (browser: Browser, projectId: string, brands: readonly Figures[]): Promise<void> => {
  const content = ['domain,network,metric,date,value', ...brands.flatMap(rowsOf)].join('\n');
  const mapping = mapped('long', ['domain', 'network', 'metric', 'date', 'value']);
  const { status, body } = await sendMetrics(browser, projectId, content, mapping);
  if (status !== 200) throw new Error(JSON.stringify(body));
};

export const range = (startDate: string, endDate: string): DateRange => ({ startDate, endDate });

/** The market of `addMarket`: its brands, its days, and two ranges within them. */
export const days = { from: '2026-01-01', to: '2026-06-30' };
export const sizes = [40, 7, 300, 1200, 55, 90];
export const domains = sizes.map((_, at) => `brand-${at}.example`);
export const ranges = { comparable: range('2026-05-01', '2026-05-31'), compareTo: range('2026-04-01', '2026-04-30') };
export const figuresOf = (at: number): Figures => ({ domain: domains[at]!, size: sizes[at]!, ...days });

/** Five of the six brands; the first four have figures. */
export const addMarket = async (browser: Browser, name: string): Promise<string> => {
  const project = await addSonar(browser, name, { datasets: domains.slice(0, 5).map((domain) => brand(domain)) });
  await importFigures(browser, project, [0, 1, 2, 3].map(figuresOf));
  return project;
};

export const ask = (browser: Browser, projectId: string, body: object, call = ''): Promise<Reply> =>
  browser.post(`/api/calculations${call}?projectId=${projectId}`, body);

/** What the contract promises of the answer is checked too: the server does not check long answers itself. */
export const calculationsOf = async (browser: Browser, projectId: string, ranges: object): Promise<Calculations> => {
  const { status, body } = await ask(browser, projectId, { ranges });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return Calculations.strict().parse(body);
};

/** Scores of a brand without their places, which others share. */
export const scoresIn = (row: CalculationRow) =>
  scoreNames.map((name: ScoreName) => {
    const { rank: _, prevRank: __, placesUp: ___, ...score } = row[name];
    return [name, score];
  });
export const scoresByDomain = ({ rows }: Calculations) =>
  Object.fromEntries(rows.map((row) => [row.domain, scoresIn(row)]));
