import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';

export const networkNames: Readonly<Record<SocialNetwork, string>> = {
  FACEBOOK: 'Facebook',
  INSTAGRAM: 'Instagram',
  YOUTUBE: 'YouTube',
  TWITTER: 'Twitter',
  TIKTOK: 'TikTok',
  LINKEDIN: 'LinkedIn',
  TRUSTPILOT: 'Trustpilot',
};
