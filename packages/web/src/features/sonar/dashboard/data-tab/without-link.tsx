import { socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { InlineAlert } from '#/ui/inline-alert.tsx';
import type { Brand } from '../dashboard.ts';

/** So many are named, the others counted. */
const named = 3;

/** Brands with figures of a network that they have no link on: whose figures these are nobody can check. */
export function WithoutLink({ brands }: { brands: readonly Brand[] }) {
  const { t } = useTranslation();
  const cases = brands.flatMap((brand) =>
    socialNetworks.flatMap((network) => (brand.socialCalculations[network]?.isWithoutLink ? [{ brand, network }] : [])),
  );
  if (cases.length === 0) return null;
  const more = cases.length - named;
  const sentences: string[] = cases
    .slice(0, named)
    .map(({ brand, network }) =>
      t('brandTab.withoutLink', { brand: brand.brandCompany, network: t(`sonar.network.${network}`) }),
    );
  if (more > 0) sentences.push(t('brandTab.withoutLinkMore', { count: more, n: formatNumber(more) }));
  return <InlineAlert tone="info">{sentences.join(' ')}</InlineAlert>;
}
