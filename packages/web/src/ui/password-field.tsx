import { type PasswordInputProps, UnstyledButton } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePassword } from '#/lib/generate-password.ts';
import classes from './password-field.module.css';
import { PasswordHints } from './password-hints.tsx';
import { PasswordInput } from './password-input.tsx';
import { useCopied } from './use-copied.ts';

interface PasswordFieldProps extends Omit<PasswordInputProps, 'onChange' | 'value' | 'label'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called with a generated password, so that a form can fill its repeat field too. */
  onGenerate?: (password: string) => void;
  /** Passwords of users need a symbol, those of shared projects do without. */
  withSymbols?: boolean;
}

/** A new password: what it needs, a generator, and a copy button. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, value, onChange, onGenerate, withSymbols = true, withAsterisk = false, ...rest } = props;
  const { t } = useTranslation();
  const [isCopied, copy] = useCopied();
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
          {value && !rest.disabled ? (
            <UnstyledButton className={classes.tool} aria-label={t('common.copyPassword')} onClick={() => copy(value)}>
              <span aria-live="polite">{isCopied ? t('common.copied') : t('common.copy')}</span>
            </UnstyledButton>
          ) : null}
          {rest.disabled ? null : (
            <UnstyledButton className={classes.tool} aria-label={t('common.generatePassword')} onClick={generate}>
              {t('common.generate')}
            </UnstyledButton>
          )}
        </span>
      </div>
      <PasswordInput
        {...rest}
        id={id}
        autoComplete="new-password"
        aria-describedby={rest.disabled ? undefined : hintsId}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {rest.disabled ? null : <PasswordHints id={hintsId} value={value} withSymbols={withSymbols} />}
    </div>
  );
}
