import type { GenieBoard } from '@soundings/contract/genie/genie';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import classes from './genie-page.module.css';

interface Props {
  title: string;
  icon: ReactNode;
  board: GenieBoard;
  children: ReactNode;
}

export function FoldCard({ title, icon, board, children }: Props) {
  const id = useId();
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(!isPhone || board.predicted.length + board.generated.length === 0);
  return (
    <section className={classes.fold} aria-label={title}>
      <h2 className={classes.foldTitle}>
        <button
          type="button"
          className={classes.foldButton}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={classes.foldIcon} aria-hidden="true">
            {icon}
          </span>
          {title}
          <IconChevronDown size={18} stroke={1.7} className={classes.chevron} aria-hidden="true" />
        </button>
      </h2>
      <div id={id} className={classes.foldBody} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}
