import { socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { openSandbox } from '../sandbox/open-sandbox.ts';

/** Matches the clock of test apps. */
const now = () => new Date('2026-11-21T09:00:00Z');

type Settings = Partial<Parameters<typeof openSandbox>[0]>;

export const openOwnNetworks = async (settings: Settings = {}) => {
  const requests: string[] = [];
  const sandbox = await openSandbox({ now, seed: 7, onRequest: (line) => requests.push(line), ...settings });
  const addresses = socialNetworks.map((network) => [`SONAR_${network}_URL`, sandbox.sources[network].baseUrl]);
  const keys = socialNetworks.map((network) => [`SONAR_${network}_KEY`, sandbox.sources[network].secret]);
  return {
    sandbox,
    requests,
    addresses: Object.fromEntries(addresses) as Record<string, string>,
    keys: {
      ...Object.fromEntries(keys),
      SONAR_INSTAGRAM_ID: sandbox.sources.INSTAGRAM.id!,
      SONAR_TIKTOK_ID: sandbox.sources.TIKTOK.id!,
    } as Record<string, string>,
    close: () => sandbox.close(),
  };
};
