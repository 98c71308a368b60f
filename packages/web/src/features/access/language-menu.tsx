import { IconCheck, IconChevronDown, IconLanguage } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage, type Language, languages, languageNames as names, setLanguage } from '#/lib/i18n.ts';
import classes from './language-menu.module.css';

export function LanguageMenu() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const items = useRef(new Map<Language, HTMLButtonElement>());
  const current = currentLanguage();

  const open = () => {
    setOpen(true);
    requestAnimationFrame(() => items.current.get(current)?.focus());
  };
  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  const choose = (language: Language) => {
    void setLanguage(language);
    close();
  };
  const steer = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) close();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (!isOpen) return open();
    const focused = languages.findIndex((language) => items.current.get(language) === document.activeElement);
    const step = event.key === 'ArrowDown' ? 1 : languages.length - 1;
    const next = languages[(focused + step) % languages.length];
    if (next) items.current.get(next)?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the button and the items inside
    <div
      className={classes.root}
      onKeyDown={steer}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={trigger}
        type="button"
        className={classes.trigger}
        aria-label={`${t('common.language')}: ${names[current]}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={isOpen ? close : open}
      >
        <IconLanguage size={17} stroke={1.7} aria-hidden="true" />
        {names[current]}
        <IconChevronDown size={15} aria-hidden="true" />
      </button>
      {isOpen ? (
        <div role="menu" className={classes.menu} aria-label={t('common.language')}>
          {languages.map((language) => (
            <button
              key={language}
              ref={(node) => {
                if (node) items.current.set(language, node);
              }}
              type="button"
              role="menuitemradio"
              aria-checked={language === current}
              tabIndex={-1}
              lang={language}
              className={classes.item}
              onClick={() => choose(language)}
            >
              {names[language]}
              {language === current ? <IconCheck size={16} aria-hidden="true" /> : null}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
