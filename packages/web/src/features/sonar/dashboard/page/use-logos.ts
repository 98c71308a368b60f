import type { CalculationRow } from '@soundings/contract/sonar/scores';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { SonarSource } from '../source/sonar-source.ts';
import { createLogoShelf } from './logo-shelf.ts';

type Logo = Pick<CalculationRow, 'initDataId' | 'companyLogo'>;

/** Pictures of brands: staff's by their address, consumers' by a call with the password, at most 100 of these kept. */
export function useLogos({ logo }: SonarSource): (brand: Logo) => string | null {
  const [shelf] = useState(() => createLogoShelf('read' in logo ? logo.read : null));
  const version = useSyncExternalStore(shelf.subscribe, shelf.version);
  useEffect(() => shelf.open(), [shelf]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture that has come is another answer
  return useCallback(
    ({ initDataId, companyLogo }: Logo) => {
      if (companyLogo === null) return null;
      return 'address' in logo ? logo.address(initDataId, companyLogo) : shelf.find(initDataId, companyLogo);
    },
    [logo, shelf, version],
  );
}
