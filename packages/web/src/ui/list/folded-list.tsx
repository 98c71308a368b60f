import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import layout from '../layout/layout.module.css';
import classes from './folded-list.module.css';

interface Props {
  label: string;
  count: number;
  children: ReactNode;
}

/** So many rows stand there whole. */
const few = 8;

/** A list of what was chosen: a long one scrolls, fades at its foot, and is shown whole when asked for. */
export function FoldedList({ label, count, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isFolded = count > few && !isOpen;
  return (
    <>
      <section
        className={isFolded ? `${classes.folded} ${layout.fadesAtFoot}` : classes.whole}
        aria-label={label}
        tabIndex={isFolded ? 0 : undefined}
      >
        {children}
      </section>
      {isFolded ? <ShowAll count={count} onShow={() => setOpen(true)} /> : null}
    </>
  );
}

/** Below a list, or a table with a scroll of its own, that is folded. */
export function ShowAll({ count, onShow }: { count: number; onShow: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={classes.foot}>
      <Button size="sm" variant="subtle" onClick={onShow}>
        {t('forms.showAll', { n: formatNumber(count) })}
      </Button>
    </div>
  );
}
