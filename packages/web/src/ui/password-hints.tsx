import { VisuallyHidden } from '@mantine/core';
import { passwordLength } from '@soundings/contract/access/credential-rules';
import { IconCheck, IconCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './password-field.module.css';

interface PasswordHintsProps {
  id: string;
  value: string;
  withSymbols: boolean;
}

/** What a password needs, each ticked once it is there: by shape first, colour second. */
export function PasswordHints({ id, value, withSymbols }: PasswordHintsProps) {
  const { t } = useTranslation();
  const hints = [
    { text: t('common.hintLength'), met: value.length >= passwordLength.min },
    { text: t('common.hintLower'), met: /\p{Ll}/u.test(value) },
    { text: t('common.hintUpper'), met: /\p{Lu}/u.test(value) },
    { text: t('common.hintDigit'), met: /\p{Nd}/u.test(value) },
    ...(withSymbols ? [{ text: t('common.hintSymbol'), met: /[^\p{L}\p{N}\s]/u.test(value) }] : []),
  ];
  return (
    <ul id={id} className={classes.hints}>
      {hints.map(({ text, met }) => (
        <li key={text} className={classes.hint} data-met={met || undefined}>
          {met ? <IconCheck size={13} stroke={2.4} aria-hidden="true" /> : <IconCircle size={11} aria-hidden="true" />}
          <span aria-hidden="true">{text}</span>
          <VisuallyHidden>{t(met ? 'common.hintMet' : 'common.hintMissing', { hint: text })}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
