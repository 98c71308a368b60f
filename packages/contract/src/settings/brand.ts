import { z } from 'zod';
import { Done, endpoint } from '../endpoint.ts';
import { logoLimits } from '../pictures/logo-limits.ts';
import { PictureRef } from '../pictures/pictures.ts';
import { Name, Text } from '../text.ts';
import { accentPattern, brandNameLength, footerAddressLength, isMailbox, isWebAddress } from './brand-choices.ts';

const empty = z.literal('');
const WebAddress = Text.trim().max(footerAddressLength).refine(isWebAddress, 'httpsAddress');
const Mailbox = Text.trim().toLowerCase().max(254).refine(isMailbox, 'incorrectEmail');

/** What an administrator says of the agency. Empty: the product's own name and colour, and no such address. */
export const BrandFields = z.object({
  name: z.union([empty, Name.max(brandNameLength)]),
  accentColor: z.union([empty, z.string().regex(accentPattern, 'hexColor').toLowerCase()]),
  imprint: z.union([empty, WebAddress]),
  privacy: z.union([empty, WebAddress]),
  help: z.union([empty, Mailbox]),
});
export type BrandFields = z.infer<typeof BrandFields>;

const BrandSettings = BrandFields.extend({
  logo: PictureRef.nullable(),
  changedOn: z.iso.datetime().nullable(),
});
export type BrandSettings = z.infer<typeof BrandSettings>;

/** The agency as everybody sees it. It is also written into every page, so that none shows another brand first. */
export const PublicBrand = z.object({
  /** Empty: the product's own. */
  name: z.string(),
  accentColor: z.string(),
  logo: PictureRef.nullable(),
  /** Addresses of the settings, else of the server's environment; empty where there is none. */
  footer: z.object({
    imprint: z.string(),
    privacy: z.string(),
    conditions: z.string(),
    contact: z.string(),
    help: z.string(),
  }),
});
export type PublicBrand = z.infer<typeof PublicBrand>;

export const brandEndpoints = {
  publicBrand: endpoint({
    method: 'GET',
    path: '/api/consumer/brand',
    summary: 'Name, logo, accent colour and footer addresses of the agency; as of 10 seconds ago at most',
    access: 'public',
    answer: PublicBrand,
  }),
  brandSettings: endpoint({
    method: 'GET',
    path: '/api/settings/brand',
    summary: 'What is set of the agency’s name, logo, accent colour and footer addresses',
    access: 'settings.manage',
    answer: BrandSettings,
  }),
  saveBrand: endpoint({
    method: 'PUT',
    path: '/api/settings/brand',
    summary: 'Set the agency’s name, accent colour and footer addresses; empty: the product’s own, or none',
    access: 'settings.manage',
    body: BrandFields,
    answer: Done,
  }),
  saveBrandLogo: endpoint({
    method: 'POST',
    path: '/api/settings/brand/logo',
    summary: 'Set the agency’s logo (PNG, JPEG or WebP, no SVG) in place of the one before',
    access: 'settings.manage',
    upload: { maxBytes: logoLimits.maxBytes },
    answer: PictureRef,
    errors: ['payloadTooLarge', 'logoOfOtherKind', 'logoSizeNotAllowed'],
  }),
  deleteBrandLogo: endpoint({
    method: 'DELETE',
    path: '/api/settings/brand/logo',
    summary: 'Remove the agency’s logo and its file',
    access: 'settings.manage',
    answer: Done,
  }),
};
