import { TextInput } from '@mantine/core';
import { boardLimits } from '@soundings/contract/board/board-choices';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

const nameKey = 'CLIENT_NAME';

export interface ClientName {
  name: string;
  setName: (name: string) => void;
  isMissing: boolean;
  field: RefObject<HTMLInputElement | null>;
  /** @returns the name, or null after the field was pointed at. */
  ask: () => string | null;
}

export function useClientName(): ClientName {
  const [name, setName] = useState(() => sessionStorage.getItem(nameKey) ?? '');
  const [isAsked, setIsAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return {
    name: name.trim(),
    setName: (value) => {
      setName(value);
      sessionStorage.setItem(nameKey, value);
    },
    isMissing: isAsked && name.trim() === '',
    field,
    ask: () => {
      const given = name.trim();
      setIsAsked(given === '');
      if (given !== '') return given;
      field.current?.focus();
      return null;
    },
  };
}

export function NameField({ client, className = '' }: { client: ClientName; className?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <TextInput
      ref={client.field}
      className={className}
      label={t('feedback.yourName')}
      description={t('feedback.yourNameHelp')}
      maxLength={boardLimits.name}
      autoComplete="name"
      defaultValue={client.name}
      error={client.isMissing ? t('feedback.nameFirst') : null}
      onChange={({ currentTarget }) => client.setName(currentTarget.value)}
    />
  );
}
