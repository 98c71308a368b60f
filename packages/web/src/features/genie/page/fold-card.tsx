import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './genie-page.module.css';

interface Props {
  title: string;
  icon: ReactNode;
  startsFolded?: boolean;
  children: ReactNode;
}

/** A card of the left column whose content folds away. */
export function FoldCard({ title, icon, startsFolded = false, children }: Props) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(!startsFolded);
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
