import { networkNames, type SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { CompanyMark, NetworkIcon } from '../../brands/icons.tsx';
import { type Brand, useDashboard } from '../dashboard.ts';
import classes from './brand-identity.module.css';

export function BrandLogo({ brand, size }: { brand: Brand; size: number }) {
  const { logoOf } = useDashboard();
  return <CompanyMark name={brand.brandCompany} domain={brand.domain} logo={logoOf(brand)} size={size} />;
}

export function NetworkName({ network }: { network: SocialNetwork }) {
  return (
    <span className={classes.network}>
      <NetworkIcon network={network} />
      {networkNames[network]}
    </span>
  );
}

const host = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

export const findWebsite = (domain: string): string | null => {
  const text = domain.trim();
  if (text === '' || /[\s@]/.test(text)) return null;
  const address = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return address !== null && host.test(address.hostname) ? address.href : null;
};
