import { useForm } from '@mantine/form';
import type { BoardMessage } from '@soundings/contract/board/board';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { currentUserQuery } from '#/features/access/access.api.ts';
import { useScout } from '../scout.api.ts';
import classes from './collect.module.css';
import { HelpForm } from './help-form.tsx';
import { emptyDraft, type ResponseDraft, responseRules } from './response-draft.ts';
import { ResponseForm } from './response-form.tsx';

interface Props {
  messages: readonly BoardMessage[];
  onSent: () => void;
}

export function RequestForms({ messages, onSent }: Props) {
  const email = useOwnEmail();
  const form = useForm<ResponseDraft>({ initialValues: { ...emptyDraft, email }, validate: responseRules });
  const [isOpen, setIsOpen] = useState(true);
  const askForEmail = () => {
    // A field of a folded form can't be focused.
    flushSync(() => setIsOpen(true));
    form.validateField('email');
    form.getInputNode('email')?.focus();
  };
  return (
    <>
      <ResponseForm form={form} isOpen={isOpen} onOpen={setIsOpen} messages={messages} onSent={onSent} />
      <div className={classes.helpCard}>
        <HelpForm email={form.values.email.trim()} onEmailMissing={askForEmail} onSent={onSent} />
      </div>
    </>
  );
}

const useOwnEmail = (): string => {
  const { visit } = useScout();
  const client = useQueryClient();
  return visit === null ? (client.getQueryData(currentUserQuery.queryKey)?.username ?? '') : '';
};
