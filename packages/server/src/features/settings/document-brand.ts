import { productName } from '#/platform/mail/letterhead.ts';
import { type DocumentBrand, ownColor } from '#/platform/office/office-document.ts';
import type { StoredPicture } from '#/platform/pictures/pictures.tables.ts';
import type { Services } from '#/platform/services.ts';
import { findBrandRow } from './brand.store.ts';

export interface CustomerLogo {
  readonly companyName: string;
  readonly logo: StoredPicture;
}

export const findDocumentBrand = async (
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  customer: CustomerLogo | null,
): Promise<DocumentBrand> => {
  const row = await findBrandRow(db);
  const logo = customer?.logo ?? row?.logo ?? null;
  return {
    name: customer?.companyName ?? (row?.brand.name || productName),
    color: row?.brand.accentColor || ownColor,
    // Neither PDF nor PowerPoint holds WebP.
    logo:
      logo && logo.contentType !== 'image/webp'
        ? {
            content: await storage.read(logo.storageKey),
            contentType: logo.contentType,
            width: logo.width,
            height: logo.height,
          }
        : null,
  };
};
