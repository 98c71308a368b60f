import type { AssistantType } from '@soundings/contract/assistants/assistant-choices';
import { IconFileText, IconMessages, IconTextPlus, type TablerIcon } from '@tabler/icons-react';

export const kindIcons: Record<AssistantType, TablerIcon> = {
  FILE: IconFileText,
  TEXT: IconTextPlus,
  CHAT: IconMessages,
};
