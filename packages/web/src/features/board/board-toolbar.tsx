import { ActionIcon } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { IconArrowsSort, IconDots } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '#/ui/form/choice.tsx';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import { SearchField } from '#/ui/table/search-field.tsx';
import classes from './board.module.css';

interface Props<S extends string> {
  query: string;
  onQuery: (query: string) => void;
  sort: S;
  sorts: readonly { value: S; label: string }[];
  onSort: (sort: S) => void;
  rare?: ReactNode;
  children?: ReactNode;
}

/**
 * Search by word and order at the left, what can be done with the whole board at the right. On phones the latter opens
 * below the line: its dialogs and menus stay mounted.
 */
export function BoardToolbar<S extends string>({ query, onQuery, sort, sorts, onSort, rare, children }: Props<S>) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const isPhone = useIsPhone();
  const toolsId = useId();
  const toolbar = useClickOutside(() => setIsOpen(false));
  const dots = useRef<HTMLButtonElement>(null);
  /** What was pressed in it takes its place; on phones a menu hangs where it stands. A dialog gives the focus back to the dots. */
  const leave = ({ target }: MouseEvent<HTMLElement>) => {
    const button = (target as HTMLElement).closest('button');
    if (!isOpen || button === null || button.matches('[data-disabled]')) return;
    const opensMenu = button.matches('[aria-haspopup="menu"]');
    if (opensMenu && isPhone) return;
    if (!opensMenu) dots.current?.focus();
    setIsOpen(false);
  };
  return (
    <div ref={toolbar} className={classes.toolbar}>
      <SearchField
        className={classes.search}
        label={t('board.searchByWord')}
        value={query}
        onSearch={onQuery}
        withHotkey
      />
      <Choice
        className={classes.sort}
        label={t('board.sortBy')}
        icon={<IconArrowsSort size={16} stroke={1.7} />}
        value={sort}
        options={sorts.map((option) => ({ ...option }))}
        onChange={onSort}
      />
      <ActionIcon
        ref={dots}
        className={classes.more ?? ''}
        variant="default"
        size={36}
        aria-label={t('board.moreActions')}
        aria-expanded={isOpen}
        aria-controls={toolsId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconDots size={18} />
      </ActionIcon>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys press the buttons in it */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears of them */}
      <div onClick={leave} id={toolsId} className={classes.tools} data-open={isOpen || undefined}>
        <span className={classes.rare}>{rare}</span>
        {children ? <span className={classes.often}>{children}</span> : null}
      </div>
    </div>
  );
}
