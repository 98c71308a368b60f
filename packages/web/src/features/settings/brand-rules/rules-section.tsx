import type { ReactNode } from 'react';
import { FormSection } from '#/ui/form/form-page.tsx';
import { Card } from '#/ui/layout/card.tsx';
import classes from './brand-rules.module.css';

interface Props {
  title: string;
  help: string;
  isInDialog: boolean;
  children: ReactNode;
}

/** A card on a page; in a dialog, which is a card itself, without one. */
export function RulesSection({ title, help, isInDialog, children }: Props) {
  return (
    <FormSection title={title} help={help}>
      {isInDialog ? (
        <section className={classes.plain} aria-label={title}>
          {children}
        </section>
      ) : (
        <Card label={title}>{children}</Card>
      )}
    </FormSection>
  );
}
