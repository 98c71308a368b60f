import { Input, PinInput } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './code-boxes.module.css';

interface CodeBoxesProps {
  value: string;
  onChange: (value: string) => void;
  /** All six are there. */
  onComplete: (code: string) => void;
  error: string | null;
  disabled: boolean;
}

/** Six boxes in two threes; pasting fills them all, the error stands below. */
export function CodeBoxes({ value, onChange, onComplete, error, disabled }: CodeBoxesProps) {
  const { t } = useTranslation();
  const labelId = useId();
  const errorId = useId();
  return (
    <div>
      <Input.Label component="div" id={labelId}>
        {t('access.oneTimeCode')}
      </Input.Label>
      <PinInput
        length={6}
        type="number"
        oneTimeCode
        autoFocus
        placeholder=""
        value={value}
        onChange={onChange}
        onComplete={onComplete}
        error={error !== null}
        disabled={disabled}
        classNames={{ root: classes.boxes ?? '', pinInput: classes.box ?? '', input: classes.input ?? '' }}
        aria-labelledby={labelId}
        getInputProps={(index) => ({
          'aria-label': t('access.codeDigit', { n: index + 1 }),
          'aria-describedby': error ? errorId : undefined,
        })}
      />
      <div id={errorId} role="alert" className={classes.error}>
        {error ? (
          <>
            <IconAlertCircle size={15} aria-hidden="true" />
            {error}
          </>
        ) : null}
      </div>
    </div>
  );
}
