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

const icons: Record<SocialNetwork, Icon> = {
  FACEBOOK: IconBrandFacebook,
  INSTAGRAM: IconBrandInstagram,
  YOUTUBE: IconBrandYoutube,
  TWITTER: IconBrandX,
  TIKTOK: IconBrandTiktok,
  LINKEDIN: IconBrandLinkedin,
  TRUSTPILOT: IconStar,
};

/** The network's sign; decorative. */
export function NetworkIcon({ network, size = 16 }: { network: SocialNetwork; size?: number }) {
  const Sign = icons[network];
  return <Sign size={size} stroke={1.6} aria-hidden="true" />;
}
