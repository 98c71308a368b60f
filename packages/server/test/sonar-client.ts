import type { Dataset, DatasetPage } from '@soundings/contract/sonar/brands';
import { socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import type { Browser, Reply } from './browser.ts';
import { addProduct, sendFile } from './product-client.ts';

export const brand = (domain: string, more: object = {}) => ({ brandCompany: `Brand ${domain}`, domain, ...more });

export const addSonar = (browser: Browser, projectName: string, more: object = {}): Promise<string> =>
  addProduct(browser, 'SONAR', projectName, more);

export const postDataset = (browser: Browser, projectId: string, fields: object): Promise<Reply> =>
  browser.post(`/api/sonar-data/add?projectId=${projectId}`, fields);

export const addBrand = async (browser: Browser, projectId: string, fields: object): Promise<Dataset> => {
  const { status, body } = await postDataset(browser, projectId, fields);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
};

export const editBrand = (browser: Browser, id: string, fields: object): Promise<Reply> =>
  browser.post(`/api/sonar-data/edit?id=${id}`, fields);

export const deleteBrands = (browser: Browser, ids: readonly string[]): Promise<Reply> =>
  browser.call('DELETE', '/api/sonar-data', { ids });

export const searchBrands = (
  browser: Browser,
  projectId: string,
  more: object = {},
  query = 'size=100',
): Promise<Reply> => browser.post(`/api/sonar-data/search/init?${query}`, { projectId, ...more });

export const pageOf = async (...given: Parameters<typeof searchBrands>): Promise<DatasetPage> => {
  const { status, body } = await searchBrands(...given);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
};

export const importFile = (browser: Browser, projectId: string, name: string, content: string | Uint8Array) =>
  sendFile(browser, `/api/sonar-data/init/${projectId}`, name, content);

/** What a project's brands amount to, without what differs between two projects with the same ones. */
export const factsOf = (datasets: readonly Dataset[]) =>
  datasets.map(({ id: _, projectId: __, socials, ...facts }) => ({
    ...facts,
    socials: Object.entries(socials).map(([network, links]) => [
      network,
      links.map(({ key, url, isSelected }) => [key, url, isSelected]),
    ]),
  }));

/** How many of these brands are what, counted from all that their pages show. */
export const countsOf = (datasets: readonly Dataset[]) => {
  const howMany = (is: (socials: Dataset['socials']) => boolean) =>
    datasets.filter(({ socials }) => is(socials)).length;
  return {
    all: datasets.length,
    withErrors: howMany((socials) => Object.values(socials).some((links) => links.some((it) => it.status === 'ERROR'))),
    missing: howMany((socials) => Object.keys(socials).length < socialNetworks.length),
    linked: Object.fromEntries(socialNetworks.map((name) => [name, howMany((socials) => name in socials)])),
  };
};

export const allOf = async (browser: Browser, projectId: string): Promise<Dataset[]> => {
  const all: Dataset[] = [];
  for (let page = 0; ; page++) {
    const { content, totalElements } = await pageOf(browser, projectId, {}, `size=100&page=${page}`);
    all.push(...content);
    if (content.length === 0 || all.length === totalElements) return all;
  }
};
