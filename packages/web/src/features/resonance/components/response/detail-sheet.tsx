import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RankedMessage } from '../../response/sort-messages.ts';
import classes from './detail-sheet.module.css';

/** On a phone the detail lies over the list's lower half; its handle folds it to a line. */
export function DetailSheet({ message, children }: { message: RankedMessage; children: React.ReactNode }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(true);
  const id = useId();
  return (
    <section className={classes.sheet} data-open={isOpen || undefined} aria-label={t('resonance.selectedMessage')}>
      <UnstyledButton
        className={classes.handle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={classes.grip} aria-hidden="true" />
        <span className={classes.line}>
          <strong>{message.rank ?? '–'}</strong>
          <span className={classes.of}>{message.message}</span>
          {isOpen ? <IconChevronDown size={18} aria-hidden="true" /> : <IconChevronUp size={18} aria-hidden="true" />}
        </span>
      </UnstyledButton>
      <div id={id} className={classes.body} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}
