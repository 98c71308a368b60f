import { useTranslation } from 'react-i18next';
import { CopyButton } from './copy-button.tsx';
import classes from './given-passwords.module.css';
import type { ToastInput } from './toast.tsx';

interface GivenPassword {
  /** Named where there are several. */
  who: string;
  password: string;
}

/** What a toast says of passwords that were saved: the last place where they can be read, so it stays until it is closed. */
export const withPasswords = (
  text: string,
  given: readonly GivenPassword[],
): Pick<ToastInput, 'text' | 'milliseconds'> =>
  given.length === 0 ? { text } : { text: <GivenPasswords text={text} given={given} />, milliseconds: false };

function GivenPasswords({ text, given }: { text: string; given: readonly GivenPassword[] }) {
  const { t } = useTranslation();
  return (
    <>
      {text}
      <ul className={classes.list}>
        {given.map(({ who, password }) => (
          <li key={who} className={classes.given}>
            {given.length > 1 && <span>{who}</span>}
            <code className={classes.password}>{password}</code>
            <CopyButton text={password} label={t('common.copyPassword')} />
          </li>
        ))}
      </ul>
      {t('users.passwordShownOnce')}
    </>
  );
}
