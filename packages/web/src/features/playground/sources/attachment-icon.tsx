import type { Attachment } from '@soundings/contract/playground/attachments';
import { IconFileText, IconPhoto, IconWorld } from '@tabler/icons-react';

export function AttachmentIcon({ kind, size = 16 }: { kind: Attachment['kind']; size?: number }) {
  const Icon = kind === 'IMAGE' ? IconPhoto : kind === 'PAGE' ? IconWorld : IconFileText;
  return <Icon size={size} stroke={1.7} aria-hidden="true" />;
}
