import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './edit.module.css';

interface SaveBarProps {
  /** Names the object: "Save users". */
  label: string;
  isDirty: boolean;
  isSaving: boolean;
  /** Why it cannot be saved now. */
  isDisabled?: boolean;
  /** In a form the button sends it. */
  onSave?: () => void;
}

/** The end of a block: whether it holds something unsaved, and the button that saves it. */
export function SaveBar({ label, isDirty, isSaving, isDisabled = false, onSave }: SaveBarProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.save}>
      <span className={classes.note} aria-live="polite">
        {isDirty ? t('projectEdit.notSaved') : t('projectEdit.nothingChanged')}
      </span>
      <Button
        variant="filled"
        type={onSave ? 'button' : 'submit'}
        disabled={!isDirty || isDisabled}
        loading={isSaving}
        onClick={onSave}
      >
        {label}
      </Button>
    </div>
  );
}
