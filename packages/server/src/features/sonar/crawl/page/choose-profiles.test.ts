import { expect, it } from 'vitest';
import { chooseProfiles } from './choose-profiles.ts';
import type { SeenProfile } from './seen-profile.ts';

it('choosing among thousands of profiles looks at each a few times', () => {
  let looks = 0;
  const profileOf = (network: 'TWITTER' | 'TIKTOK', key: string) => ({
    url: `https://${network}.test/${key}`,
    key,
    get network() {
      looks += 1;
      return network;
    },
  });
  const seen = Array.from({ length: 3000 }, (_, index): SeenProfile => {
    const isFramed = index % 2 === 0;
    const handle = `lamps${index}`;
    return {
      profile: profileOf(isFramed ? 'TWITTER' : 'TIKTOK', handle),
      evidence: isFramed ? 'footer' : 'pageLink',
      weight: 5,
      fit: 2,
      handle,
      row: null,
      isFramed,
      isStated: false,
      isOfPlatform: false,
      isWidget: false,
      isSign: false,
      isInText: false,
    };
  });
  expect(chooseProfiles(seen)).toHaveLength(3000);
  expect(looks).toBeLessThan(20 * seen.length);
});
