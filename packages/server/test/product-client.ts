import { typesInContract } from '@soundings/contract/projects/project-types';
import { type DescribedType, describedCalls } from '@soundings/contract/projects/type-calls';
import { builtInAssistants, seedAgents, seedAssistants } from '#seed/seed-assistants.ts';
import type { Browser, Reply } from './browser.ts';
import { multipart } from './survey-file.ts';
import type { TestApp } from './test-app.ts';

export type ProductType = DescribedType;

export const assistantIds = builtInAssistants.map(({ id }) => id);
const [one, two, three] = assistantIds as [string, string, string];

interface Product {
  readonly fields: Record<string, unknown>;
  /** What an edit sends beside the name. */
  readonly edited: Record<string, unknown>;
  /** Field paths that a creation with nothing in it must name. */
  readonly required: readonly string[];
}

const given: Record<ProductType, Product> = {
  SONAR: {
    fields: { brand: 'Havgus', startDate: '2026-01-01', rangeType: 'DAILY_RANGE' },
    edited: { brand: 'Rimfrost', startDate: '2026-09-01', rangeType: 'MONTHLY_RANGE' },
    required: ['projectName', 'startDate', 'rangeType'],
  },
  SCOUTV2: {
    fields: { activeAllAssistants: [one], activeSelectedAssistants: [two], activeCompressAssistants: [one, three] },
    edited: {},
    required: ['projectName', 'activeAllAssistants', 'activeSelectedAssistants', 'activeCompressAssistants'],
  },
  GENIE: {
    fields: { brand: 'Havgus', assistantIds: [one] },
    edited: { brand: 'Rimfrost' },
    required: ['projectName', 'brand', 'assistantIds'],
  },
  GENIE_GO: {
    fields: {
      brand: 'Havgus',
      description: 'Shoes from nets',
      referenceMessages: 'Walk on water',
      assistantIds: [two],
    },
    edited: { brand: 'Rimfrost', description: 'Ice', referenceMessages: 'Cold is kind' },
    required: ['projectName', 'brand', 'description', 'referenceMessages', 'assistantIds'],
  },
  ID8: {
    fields: { thinking: 'BALANCED', agentType: 'custom', instructions: 'Think of the sea.' },
    edited: { thinking: 'DEEP', agentType: 'custom', instructions: 'Think of the ice.' },
    required: ['projectName', 'thinking', 'agentType'],
  },
};

interface ProductCalls extends Product {
  /** What the addresses of its calls begin with. */
  readonly path: string;
  readonly creation: string;
}

export const productTypes = Object.keys(given) as ProductType[];

export const products = Object.fromEntries(
  productTypes.map((type) => {
    const calls = { path: `/api/${typesInContract[type].path}`, creation: describedCalls[type].create.path };
    return [type, { ...given[type], ...calls }];
  }),
) as Record<ProductType, ProductCalls>;

/** The assistants and agents that every workspace has. */
export const seedChoices = async ({ services }: TestApp): Promise<void> => {
  await seedAssistants(services);
  await seedAgents(services);
};

export const createProduct = (browser: Browser, type: ProductType, projectName: string, more = {}): Promise<Reply> =>
  browser.post(products[type].creation, { projectName, ...products[type].fields, ...more });

export const addProduct = async (browser: Browser, type: ProductType, projectName: string, more = {}) => {
  const { status, body } = await createProduct(browser, type, projectName, more);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.id as string;
};

export const infoOf = async (browser: Browser, id: string) => (await browser.get(`/api/project/edit-info/${id}`)).body;

export const sendFile = (browser: Browser, url: string, name: string, content: string | Uint8Array): Promise<Reply> => {
  const { payload, headers } = multipart(name, content);
  return browser.call('POST', url, payload, headers);
};
