import { Menu } from '@mantine/core';
import {
  IconBookmark,
  IconBookmarkOff,
  IconExternalLink,
  IconEye,
  IconEyeOff,
  IconHelpHexagon,
  IconPinned,
  IconPinnedOff,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { toastWarning } from '#/ui/feedback/toast.tsx';
import type { Brand } from '../dashboard.ts';
import { findWebsite } from '../figures/brand-identity.tsx';

export interface OpenMenu {
  brand: Brand;
  at: { x: number; y: number };
  from: HTMLElement;
}

interface Props {
  menu: OpenMenu | null;
  onClose: () => void;
  onMark: (brand: Brand, isMarked: boolean) => void;
  onHide: (brand: Brand, isHidden: boolean) => void;
  onSelect: (brand: Brand, isSelected: boolean) => void;
  onExplain: (brand: Brand) => void;
}

const icon = { size: 16, stroke: 1.7 };

export function BrandMenu({ menu, onClose, ...acts }: Props) {
  const { t } = useTranslation();
  if (menu === null) return null;
  const { brand, at, from } = menu;
  const { isMarked, isHidden, isSelected, domain } = brand;
  const website = findWebsite(domain);
  const close = () => {
    onClose();
    from.focus({ preventScroll: true });
  };
  const warn = () =>
    toastWarning({
      id: 'couldntOpenThisWebsite',
      title: t('brandTab.couldntOpenThisWebsite'),
      text: t('brandTab.couldntOpenHelp', { domain }),
    });
  const visit = { leftSection: <IconExternalLink {...icon} />, children: t('brandTab.visit') };
  return (
    <Menu opened onChange={(isOpen) => !isOpen && close()} position="bottom-start" width={220} returnFocus={false}>
      <Menu.Target>
        <button
          type="button"
          aria-hidden="true"
          tabIndex={-1}
          style={{ position: 'fixed', left: at.x, top: at.y, width: 0, height: 0, padding: 0, border: 0, opacity: 0 }}
        />
      </Menu.Target>
      <Menu.Dropdown aria-label={t('brandTab.menuOf', { company: brand.label })}>
        <Menu.Item
          leftSection={isMarked ? <IconBookmarkOff {...icon} /> : <IconBookmark {...icon} />}
          onClick={() => acts.onMark(brand, !isMarked)}
        >
          {t(isMarked ? 'brandTab.unmark' : 'brandTab.mark')}
        </Menu.Item>
        <Menu.Item
          leftSection={isHidden ? <IconEye {...icon} /> : <IconEyeOff {...icon} />}
          onClick={() => acts.onHide(brand, !isHidden)}
        >
          {t(isHidden ? 'brandTab.show' : 'brandTab.hide')}
        </Menu.Item>
        <Menu.Item
          leftSection={isSelected ? <IconPinnedOff {...icon} /> : <IconPinned {...icon} />}
          onClick={() => acts.onSelect(brand, !isSelected)}
        >
          {t(isSelected ? 'brandTab.unselect' : 'brandTab.select')}
        </Menu.Item>
        <Menu.Item leftSection={<IconHelpHexagon {...icon} />} onClick={() => acts.onExplain(brand)}>
          {t('brandTab.why')}
        </Menu.Item>
        <Menu.Divider />
        {website === null ? (
          <Menu.Item {...visit} onClick={warn} />
        ) : (
          <Menu.Item {...visit} component="a" href={website} target="_blank" rel="noopener noreferrer" />
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
