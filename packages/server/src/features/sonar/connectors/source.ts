import type { MetricSource } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { VendorBounds } from '#/platform/vendor-http/call-vendor.ts';

/** Whom a connector asks, and with what. Tests and the sandbox differ from the network itself in nothing but this. */
export interface Source {
  /** What values from it are marked with. */
  readonly kind: MetricSource;
  /** With the version, without a slash at its end. */
  readonly baseUrl: string;
  /** The key, token or client secret. Goes into headers or a body, never into an address. */
  readonly secret: string;
  /** Instagram: the id of one's own professional account. TikTok: the client key that `secret` belongs to. */
  readonly id?: string | undefined;
  /** Of an address that was entered: it leads to no host of our own network. */
  readonly guarded?: VendorBounds['guarded'];
}

/** Where the networks answer. */
export const networkAddresses: Readonly<Record<SocialNetwork, string>> = {
  FACEBOOK: 'https://graph.facebook.com/v26.0',
  INSTAGRAM: 'https://graph.facebook.com/v26.0',
  YOUTUBE: 'https://www.googleapis.com/youtube/v3',
  TWITTER: 'https://api.x.com/2',
  TIKTOK: 'https://open.tiktokapis.com/v2',
  LINKEDIN: 'https://api.linkedin.com/rest',
  TRUSTPILOT: 'https://api.trustpilot.com/v1',
};
