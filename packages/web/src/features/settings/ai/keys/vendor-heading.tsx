import type { AiChatType } from '@soundings/contract/assistants/assistant-choices';
import {
  IconAsterisk,
  IconBrandGoogle,
  IconBrandOpenai,
  IconCpu,
  IconServer2,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './keys.module.css';

const icons: Readonly<Record<AiChatType, TablerIcon>> = {
  OPEN_AI: IconBrandOpenai,
  ANTHROPIC: IconAsterisk,
  GOOGLE: IconBrandGoogle,
  COMPATIBLE: IconServer2,
  BUILT_IN: IconCpu,
};

export function VendorHeading({ kind }: { kind: AiChatType }) {
  const { t } = useTranslation();
  const Icon = icons[kind];
  return (
    <header className={classes.heading}>
      <span className={classes.tile} aria-hidden="true">
        <Icon size={18} stroke={1.7} />
      </span>
      <h2 className={classes.name}>{t(`ai.vendor_${kind}`)}</h2>
    </header>
  );
}
