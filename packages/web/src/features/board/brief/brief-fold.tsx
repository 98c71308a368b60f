import { Button } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './brief.module.css';

interface Props {
  parts: readonly (readonly [name: string, value: string])[];
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  actions?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}

export function BriefFold({ parts, isOpen, onOpen, actions, foot, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  // Its texts are measured whenever the page is drawn: not before it was opened once.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const toggle = useRef<HTMLButtonElement>(null);
  useDidUpdate(() => {
    // Opened by a button that is gone now.
    if (isOpen && document.activeElement === document.body) toggle.current?.focus();
  }, [isOpen]);
  return (
    <section className={classes.card} aria-label={t('board.brief')}>
      <div className={classes.line}>
        <h2 className={classes.title}>
          <IconAdjustmentsHorizontal size={17} stroke={1.7} aria-hidden="true" />
          {t('board.brief')}
        </h2>
        <span className={classes.summary}>
          {(isOpen ? [] : parts.filter(([, value]) => value !== '')).map(([name, value]) => (
            // What is long gives way first.
            <span key={name} className={classes.part} style={{ flexShrink: value.length }}>
              <span className={classes.name}>{name}</span> {value}
            </span>
          ))}
        </span>
        {actions}
        <Button
          ref={toggle}
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          leftSection={<IconChevronDown size={16} stroke={1.7} className={classes.chevron} />}
          onClick={() => onOpen(!isOpen)}
        >
          {t(isOpen ? 'board.foldBrief' : 'board.editBrief')}
        </Button>
      </div>
      <div id={id} className={classes.body} hidden={!isOpen}>
        {wasOpen ? children : null}
        {foot ? <div className={classes.foot}>{foot}</div> : null}
      </div>
    </section>
  );
}
