import { maxBannerColumns } from '@soundings/contract/resonance/resonance-choices';
import type { ChoiceGroup } from './node-rows.ts';

/** The columns of a crosstab in the order of the page, only what its data still have; and whether the server takes them. */
export const bannerOf = (groups: readonly ChoiceGroup[], chosen: ReadonlySet<string>) => {
  const banner = groups.flatMap(({ nodes }) => nodes.map(({ id }) => id).filter((id) => chosen.has(id)));
  return { banner, isTooMany: banner.length > maxBannerColumns };
};
