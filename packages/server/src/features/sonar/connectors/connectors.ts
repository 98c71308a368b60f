import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { Connector } from './connector.ts';
import { facebookConnector, instagramConnector } from './graph-connectors.ts';
import { linkedinConnector } from './linkedin-connector.ts';
import { tiktokConnector } from './tiktok-connector.ts';
import { trustpilotConnector } from './trustpilot-connector.ts';
import { twitterConnector } from './twitter-connector.ts';
import { youtubeConnector } from './youtube-connector.ts';

export const connectors: Readonly<Record<SocialNetwork, Connector>> = {
  FACEBOOK: facebookConnector,
  INSTAGRAM: instagramConnector,
  YOUTUBE: youtubeConnector,
  TWITTER: twitterConnector,
  TIKTOK: tiktokConnector,
  LINKEDIN: linkedinConnector,
  TRUSTPILOT: trustpilotConnector,
};
