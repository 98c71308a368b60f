import type { Download } from '@soundings/contract/endpoint';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import type { Project } from '#/features/projects/projects.tables.ts';
import { createBreath } from '#/platform/breathe.ts';
import { writeCsv } from '#/platform/csv/write-csv.ts';
import { stampedFileName } from '#/platform/http/stamped-file-name.ts';
import { writeXlsxAside } from '#/platform/office/write-xlsx-aside.ts';
import type { Services } from '#/platform/services.ts';
import { datasetsBehind, type StoredDataset } from '../datasets/datasets.store.ts';
import { type DatasetColumn, writtenColumns } from './dataset-columns.ts';

const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');
const list = (labels: readonly string[]): string => labels.join('; ');

/** The measured link stands first. What separates links in a cell stands encoded within one. */
const linksIn = ({ links }: StoredDataset, network: SocialNetwork): string =>
  links
    .filter((link) => link.network === network)
    .toSorted((a, b) => Number(b.isSelected) - Number(a.isSelected))
    .map(({ url }) => url.replaceAll(',', '%2C').replaceAll(';', '%3B'))
    .join(', ');

const cellOf = (dataset: StoredDataset, column: DatasetColumn): string => {
  const network = socialNetworks.find((name) => name === column);
  if (network) return linksIn(dataset, network);
  const value = dataset.row[column as Exclude<DatasetColumn, SocialNetwork>];
  if (typeof value === 'boolean') return yesOrNo(value);
  return typeof value === 'string' ? value : list(value);
};

const headings = writtenColumns.map(([, heading]) => heading);
/** So few that reading and writing them takes some milliseconds. */
const pageSize = 100;

/** The rows of all brands, in the order of their numbers, read page by page. */
async function* rowsOf({ db }: Pick<Services, 'db'>, projectId: string): AsyncGenerator<string[][]> {
  const breathe = createBreath();
  let last = 0;
  for (;;) {
    const datasets = await datasetsBehind(db, projectId, last, pageSize);
    const end = datasets.at(-1);
    if (!end) return;
    last = end.row.count;
    await breathe();
    yield datasets.map((dataset) => writtenColumns.map(([column]) => cellOf(dataset, column)));
  }
}

async function* withHeadings(pages: AsyncIterable<string[][]>): AsyncGenerator<string[][]> {
  yield [headings];
  yield* pages;
}

/** All brands of a project as a file that can be imported again. */
export const exportDatasets = async (
  services: Pick<Services, 'db' | 'now'>,
  { id, projectName }: Project,
  fileType: 'xlsx' | 'csv',
): Promise<Download> => {
  const fileName = stampedFileName(projectName, fileType, services.now());
  if (fileType === 'csv') return { fileName, content: writeCsv(headings, rowsOf(services, id)) };
  return { fileName, content: await writeXlsxAside('Brands', withHeadings(rowsOf(services, id))) };
};
