import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage, languages, setLanguage } from '#/lib/i18n.ts';

/** The languages as menu items; the one in use is checked. Each is named in the language of the page. */
export function LanguageItems() {
  const { t } = useTranslation();
  const names = { en: t('common.english'), de: t('common.german') };
  return languages.map((language) => (
    <Menu.Item
      key={language}
      role="menuitemradio"
      aria-checked={language === currentLanguage()}
      rightSection={language === currentLanguage() ? <IconCheck size={16} /> : null}
      onClick={() => void setLanguage(language)}
    >
      {names[language]}
    </Menu.Item>
  ));
}
