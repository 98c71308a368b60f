import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './marks.module.css';

interface ChipProps {
  label?: string;
  children: ReactNode;
  name?: string;
  onRemove?: () => void;
}

export function Chip({ label, children, name, onRemove }: ChipProps) {
  const { t } = useTranslation();
  return (
    <span className={classes.chip}>
      {label ? <span className={classes.label}>{label}</span> : null}
      <span className={classes.value}>{children}</span>
      {onRemove ? (
        <button
          type="button"
          className={classes.remove}
          aria-label={t('common.remove', { thing: name ?? label ?? '' })}
          onClick={onRemove}
        >
          <IconX size={14} />
        </button>
      ) : null}
    </span>
  );
}
