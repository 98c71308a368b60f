import type { Picture } from '@soundings/contract/endpoint';

type ImageType = Exclude<Picture['contentType'], 'image/x-icon'>;

/** What a picture is by its bytes, whatever it is called; null for anything but a PNG, JPEG, GIF or WebP. */
export const findImageType = (bytes: Uint8Array): ImageType | null => {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (/^GIF8[79]a/.test(start)) return 'image/gif';
  return start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP' ? 'image/webp' : null;
};
