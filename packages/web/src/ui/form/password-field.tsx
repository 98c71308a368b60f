import { Button, type PasswordInputProps, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { passwordLength } from '@soundings/contract/access/credential-rules';
import { containsOwnPart, type PasswordOwner } from '@soundings/contract/access/own-password';
import { IconCheck, IconCircle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePassword } from '#/lib/generate-password.ts';
import { useCopied } from '../feedback/copy-button.tsx';
import classes from './password-field.module.css';
import { PasswordInput } from './password-input.tsx';

interface PasswordFieldProps extends Omit<PasswordInputProps, 'onChange' | 'value' | 'label'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onGenerate?: (password: string) => void;
  withSymbols?: boolean;
  /** Whose password it is, as far as that is known. */
  owner?: PasswordOwner;
  /** False while a password that was saved is not being changed. */
  withHints?: boolean;
  /** In place of the small button that copies. */
  beside?: ReactNode;
}

export function PasswordField(props: PasswordFieldProps) {
  const {
    label,
    value,
    onChange,
    onGenerate,
    withSymbols = true,
    withAsterisk = false,
    owner,
    withHints = true,
    beside,
    ...rest
  } = props;
  const { t } = useTranslation();
  const [isCopied, copy] = useCopied();
  const hasHints = withHints && !rest.disabled;
  const id = useId();
  const hintsId = useId();
  const generate = () => {
    const password = generatePassword({ withSymbols });
    onChange(password);
    onGenerate?.(password);
  };
  return (
    <div>
      <div className={classes.head}>
        <label htmlFor={id} className={classes.label}>
          {label}
          {withAsterisk && (
            <span className={classes.required} aria-hidden="true">
              {' *'}
            </span>
          )}
        </label>
        <span className={classes.tools}>
          {value && !rest.disabled && !beside ? (
            <UnstyledButton className={classes.tool} aria-label={t('common.copyPassword')} onClick={() => copy(value)}>
              <span aria-live="polite">{isCopied ? t('common.copied') : t('common.copy')}</span>
            </UnstyledButton>
          ) : null}
          {rest.disabled || beside ? null : (
            <UnstyledButton className={classes.tool} aria-label={t('common.generatePassword')} onClick={generate}>
              {t('common.generate')}
            </UnstyledButton>
          )}
        </span>
      </div>
      <div className={classes.row}>
        <PasswordInput
          {...rest}
          className={classes.input ?? ''}
          id={id}
          autoComplete="new-password"
          aria-describedby={hasHints ? hintsId : undefined}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {beside ? (
          <>
            <Button aria-label={t('common.generatePassword')} onClick={generate}>
              {t('common.generate')}
            </Button>
            {beside}
          </>
        ) : null}
      </div>
      {!hasHints ? null : <PasswordHints id={hintsId} value={value} withSymbols={withSymbols} owner={owner} />}
    </div>
  );
}

interface PasswordHintsProps {
  id: string;
  value: string;
  withSymbols: boolean;
  owner: PasswordOwner | undefined;
}

function PasswordHints({ id, value, withSymbols, owner }: PasswordHintsProps) {
  const { t } = useTranslation();
  const hints = [
    { text: t('common.hintLength'), met: value.length >= passwordLength.min },
    { text: t('common.hintLower'), met: /\p{Ll}/u.test(value) },
    { text: t('common.hintUpper'), met: /\p{Lu}/u.test(value) },
    { text: t('common.hintDigit'), met: /\p{Nd}/u.test(value) },
    ...(withSymbols ? [{ text: t('common.hintSymbol'), met: /[^\p{L}\p{N}\s]/u.test(value) }] : []),
    ...(owner
      ? [
          {
            text: t(owner.name === '' ? 'common.hintOwnEmail' : 'common.hintOwn'),
            met: value !== '' && !containsOwnPart(value, owner),
          },
        ]
      : []),
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
