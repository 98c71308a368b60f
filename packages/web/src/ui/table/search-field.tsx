import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback, useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../layout/use-is-phone.ts';
import classes from './search-field.module.css';

interface SearchFieldProps {
  label: string;
  placeholder?: string;
  value: string;
  /** Called 500 ms after the last key, at once on Enter and on clearing. */
  onSearch: (text: string) => void;
  withHotkey?: boolean;
  size?: 'sm' | 'md';
  className?: string | undefined;
}

export function SearchField(props: SearchFieldProps) {
  const { t } = useTranslation();
  // On a phone it shares its row, and what it finds stands under it.
  const shownLabel = useIsPhone() ? t('common.search') : props.label;
  const { label, placeholder = shownLabel, value, onSearch, withHotkey = false, size = 'md', className } = props;
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const debouncedSearch = useDebouncedCallback(onSearch, 500);
  useEffect(() => setText(value), [value]);
  useHotkeys(withHotkey ? [['/', () => input.current?.focus()]] : []);

  const searchNow = (next: string) => {
    debouncedSearch.cancel();
    setText(next);
    onSearch(next);
  };
  const clear = (
    <CloseButton
      size={24}
      aria-label={t('common.clearSearch')}
      onClick={() => {
        searchNow('');
        input.current?.focus();
      }}
    />
  );
  return (
    <TextInput
      ref={input}
      className={className}
      size={size}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={17} stroke={1.7} />}
      rightSection={text ? clear : withHotkey ? <kbd className={classes.key}>/</kbd> : null}
      value={text}
      // Escape clears the text first; only an empty field lets it close the dialog around it.
      data-mantine-stop-propagation={text !== '' || undefined}
      classNames={{ input: classes.input ?? '' }}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        debouncedSearch(currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && text) searchNow('');
        if (event.key !== 'Enter') return;
        // Inside a form, Enter searches and sends nothing.
        event.preventDefault();
        searchNow(text);
      }}
    />
  );
}
