import type { DatasetBefore } from '@soundings/contract/sonar/datasets';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import type { StoredDataset } from './datasets.store.ts';

type Value = DatasetBefore[keyof DatasetBefore] | NonNullable<DatasetBefore['socials'][SocialNetwork]>;

/** A brand's fields by name, its links by network (`socials.FACEBOOK`). */
const stateOf = ({ socials, ...fields }: DatasetBefore): Map<string, Value> => {
  const links = socialNetworks.map((network): [string, Value] => [
    `socials.${network}`,
    (socials[network] ?? []).map(({ url, isSelected }) => ({ url, isSelected })),
  ]);
  return new Map([...Object.entries(fields), ...links]);
};

const stored = ({ row, links }: StoredDataset): DatasetBefore => {
  const { country, brandCompany, domain, competitorType, inEcosystem, inFocus, myCompany } = row;
  const { categories, groups, products, services } = row;
  const socials = Object.fromEntries(
    [...Map.groupBy(links, ({ network }) => network)].map(([network, ofNetwork]) => [network, ofNetwork]),
  );
  const facts = { country, brandCompany, domain, competitorType, inEcosystem, inFocus, myCompany };
  return { ...facts, categories, groups, products, services, socials };
};

/** What others changed of a brand since it was read: by field, the value it has now. Null where nothing differs. */
export const changesSince = (now: StoredDataset, before: DatasetBefore): Record<string, Value> | null => {
  const known = stateOf(before);
  const changed = [...stateOf(stored(now))].filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(known.get(field)),
  );
  return changed.length === 0 ? null : Object.fromEntries(changed);
};
