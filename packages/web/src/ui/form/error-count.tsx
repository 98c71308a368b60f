import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import classes from './form-page.module.css';

/** By path, as a form has them. */
type Errors = Readonly<Record<string, unknown>>;

/** Focuses the first invalid field of the page. Fields carry their path in `data-path`. */
export const focusFirstError = (errors: Errors): void => {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-path]')];
  const first = fields.find((field) => errors[field.dataset.path ?? '']);
  first?.focus({ preventScroll: true });
  first?.scrollIntoView({ block: 'center' });
};

export interface FieldErrors {
  errors: Errors;
  onJump?: (errors: Errors) => void;
}

export function ErrorCount({ errors, onJump = focusFirstError }: FieldErrors) {
  const { t } = useTranslation();
  const count = Object.values(errors).filter(Boolean).length;
  return (
    <span role="status" className={classes.errors}>
      {count > 0 ? (
        <button type="button" className={classes.errorCount} onClick={() => onJump(errors)}>
          {t('forms.fieldsNeedAttention', { count, n: formatNumber(count) })}
        </button>
      ) : null}
    </span>
  );
}
