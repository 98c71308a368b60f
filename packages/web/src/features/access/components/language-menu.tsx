import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage, type Language } from '#/lib/i18n.ts';
import { LanguageRadio } from '#/ui/language-radio.tsx';

/** Each language in its own words, so that it is found by whoever needs it. */
const names: Record<Language, string> = { en: 'English', de: 'Deutsch' };

export function LanguageMenu() {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-end" width={160} withinPortal={false}>
      <Menu.Target>
        <Button
          variant="subtle"
          leftSection={<IconLanguage size={17} stroke={1.7} />}
          rightSection={<IconChevronDown size={15} />}
          aria-label={`${t('common.language')}: ${names[currentLanguage()]}`}
        >
          {names[currentLanguage()]}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <LanguageRadio names={names} />
      </Menu.Dropdown>
    </Menu>
  );
}
