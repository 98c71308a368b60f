import { datasetLimits, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import type { StoredDataset } from '../datasets/datasets.store.ts';
import type { MatchedLine } from './match-lines.ts';
import type { ReadDatasets } from './read-dataset-file.ts';

const { links: most } = datasetLimits;

/** A brand that gets more links of a network than can be saved is an error of its line: none that is known is dropped. */
export const checkLinks = ({ line, given, known }: MatchedLine, { links }: StoredDataset, read: ReadDatasets): void => {
  for (const network of socialNetworks) {
    const isOf = (link: { network: string }) => link.network === network;
    const count = links.filter(isOf).length;
    const there = known?.links.filter(isOf).length ?? 0;
    const column = read.columns.get(network);
    // A cell that holds too many by itself is named already.
    if (!column || count <= most || count === there || given.socials![network]!.length > most) continue;
    read.errors.add('tooManyLinks_known', line, { column: column.at + 1, heading: column.heading, there, most });
  }
};
