import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { createContext, useCallback, useContext, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCount, type FieldErrors } from '#/ui/form/error-count.tsx';
import classes from './edit.module.css';

interface SaveBarProps {
  label: string;
  isDirty: boolean;
  isSaving: boolean;
  isDisabled?: boolean;
  errors?: FieldErrors['errors'];
  onSave?: () => void;
  tellsSaved?: boolean;
}

export function SaveBar(props: SaveBarProps) {
  const { label, isDirty, isSaving, isDisabled = false, errors = {}, onSave, tellsSaved = false } = props;
  const { t } = useTranslation();
  const [wasDirty, setWasDirty] = useState(isDirty);
  if (isDirty && !wasDirty) setWasDirty(true);
  // Comes with the first change, and stays: whoever saved has the focus in it.
  const isUntouched = !isDirty && !wasDirty;
  if (isUntouched && !tellsSaved) return null;
  return (
    <div className={classes.save} data-untouched={isUntouched || undefined}>
      <span className={classes.note} aria-live="polite">
        {isDirty ? null : <IconCheck size={14} stroke={2} aria-hidden="true" />}
        {t(isDirty ? 'projectEdit.notSaved' : 'projectEdit.allSaved')}
      </span>
      <ErrorCount errors={errors} />
      {isUntouched ? null : (
        <Button
          variant="filled"
          type={onSave ? 'button' : 'submit'}
          disabled={!isDirty || isDisabled}
          loading={isSaving}
          onClick={onSave}
        >
          {label}
        </Button>
      )}
    </div>
  );
}

export const DirtyBlocks = createContext<(block: string, isDirty: boolean) => void>(() => undefined);

export function useDirtyBlocks(): [boolean, (block: string, isDirty: boolean) => void] {
  const [dirty, setDirty] = useState<readonly string[]>([]);
  const report = useCallback((block: string, isDirty: boolean) => {
    setDirty((now) =>
      now.includes(block) === isDirty ? now : isDirty ? [...now, block] : now.filter((b) => b !== block),
    );
  }, []);
  return [dirty.length > 0, report];
}

export function useDirtyBlock(isDirty: boolean): void {
  const block = useId();
  const report = useContext(DirtyBlocks);
  useEffect(() => {
    report(block, isDirty);
    return () => report(block, false);
  }, [block, report, isDirty]);
}
