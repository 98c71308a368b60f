import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './brief.module.css';

/** Fields of the brief that may be left out: on phones they are folded as long as they are empty. */
export function Wishes({ isGiven, children }: { isGiven: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setIsOpen] = useState(isGiven);
  return (
    <>
      <div className={classes.more}>
        <Button
          variant="subtle"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          leftSection={<IconChevronDown size={16} stroke={1.7} className={classes.chevron} />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('board.moreWishes')}
        </Button>
      </div>
      <div id={id} className={classes.wishes} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}
