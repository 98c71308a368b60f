import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import {
  type Icon,
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandTiktok,
  IconBrandX,
  IconBrandYoutube,
  IconStar,
} from '@tabler/icons-react';
import { useState } from 'react';
import classes from './icons.module.css';

interface Props {
  name: string;
  domain: string;
  logo?: string | null | undefined;
  size?: number;
}

const colours = 9;
const placeholderColour = (domain: string): number => {
  let sum = 0;
  for (const letter of domain) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return (sum % colours) + 1;
};
const toInitial = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? '–';

/** A brand's logo or its placeholder; decorative, so its name must stand beside it. */
export function CompanyMark({ name, domain, logo, size = 24 }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const box = { width: size, height: size };
  if (logo && logo !== failed) {
    return <img className={classes.logo} style={box} src={logo} alt="" onError={() => setFailed(logo)} />;
  }
  const colour = placeholderColour(domain || name);
  const style = {
    ...box,
    fontSize: size * 0.46,
    background: `var(--cat-${colour})`,
    color: `var(--on-cat-${colour})`,
  };
  return <span className={classes.mark} style={style} data-initial={toInitial(name)} aria-hidden="true" />;
}

const icons: Record<SocialNetwork, Icon> = {
  FACEBOOK: IconBrandFacebook,
  INSTAGRAM: IconBrandInstagram,
  YOUTUBE: IconBrandYoutube,
  TWITTER: IconBrandX,
  TIKTOK: IconBrandTiktok,
  LINKEDIN: IconBrandLinkedin,
  TRUSTPILOT: IconStar,
};

export function NetworkIcon({ network, size = 16 }: { network: SocialNetwork; size?: number }) {
  const Sign = icons[network];
  return <Sign size={size} stroke={1.6} aria-hidden="true" />;
}
