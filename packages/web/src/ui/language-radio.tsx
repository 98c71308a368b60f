import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Language, languages, setLanguage } from '#/lib/i18n.ts';

/** The languages as items of a menu, the one in use checked. */
export function LanguageRadio({ names }: { names: Record<Language, string> }) {
  const { i18n, t } = useTranslation();
  return (
    <Menu.RadioGroup
      aria-label={t('common.language')}
      value={i18n.language}
      onChange={(language) => void setLanguage(language as Language)}
    >
      {languages.map((language) => (
        <Menu.RadioItem key={language} value={language} closeMenuOnClick checkIcon={<IconCheck size={16} />}>
          {names[language]}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
