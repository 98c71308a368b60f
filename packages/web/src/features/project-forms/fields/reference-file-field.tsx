import { Button } from '@mantine/core';
import { referenceFileBytes, referenceFileTypes } from '@soundings/contract/project-choices';
import { IconFileText, IconUpload } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes, formatNumber } from '#/lib/format.ts';
import classes from './reference-file-field.module.css';
import { referenceFileProblem } from './reference-file-problem.ts';

interface Props {
  /** Chosen and not sent yet. */
  file: File | null;
  onFile: (file: File | null) => void;
  /** Says what happens with it and when. */
  note?: ReactNode;
}

const kinds = referenceFileTypes.join(', ');
const limit = `${formatNumber(referenceFileBytes / 1024 ** 2)}\u00a0MB`;

/** The optional file whose text feeds generation: chosen or dropped here; the caller sends it. */
export function ReferenceFileField({ file, onFile, note }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const take = (given: File | undefined) => {
    if (given === undefined) return;
    const wrong = referenceFileProblem(given);
    setProblem(wrong && t(`projectForm.${wrong}`, { name: given.name, kinds, size: limit }));
    if (!wrong) onFile(given);
  };
  return (
    <div>
      <label
        htmlFor={id}
        className={classes.zone}
        data-over={isOver || undefined}
        data-error={problem !== null || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          take(event.dataTransfer.files[0]);
        }}
      >
        <input
          id={id}
          className={classes.input}
          type="file"
          accept={referenceFileTypes.map((type) => `.${type}`).join(',')}
          aria-label={file === null ? t('projectForm.file') : `${t('projectForm.file')}: ${file.name}`}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-kinds ${id}-error`}
          onChange={({ currentTarget }) => {
            take(currentTarget.files?.[0]);
            // So that the same file, corrected, can be chosen once more.
            currentTarget.value = '';
          }}
        />
        <span className={classes.icon} aria-hidden="true">
          {isOver ? <IconUpload size={20} stroke={1.7} /> : <IconFileText size={20} stroke={1.7} />}
        </span>
        <span className={classes.words}>
          {file === null || isOver ? (
            <span>
              {isOver ? t('projectForm.dropNow') : t('projectForm.dropHere')}{' '}
              {isOver ? null : <span className={classes.link}>{t('projectForm.chooseFile')}</span>}
            </span>
          ) : (
            <span className={classes.name}>{file.name}</span>
          )}
          <span id={`${id}-kinds`} className={classes.kinds}>
            {file === null ? t('projectForm.fileKinds', { kinds, size: limit }) : formatBytes(file.size)}
            {file !== null && note ? <> · {note}</> : null}
          </span>
        </span>
        {file === null ? null : <span className={classes.replace}>{t('projectForm.replaceFile')}</span>}
      </label>
      {file === null ? null : (
        <Button
          size="sm"
          variant="subtle"
          className={classes.remove ?? ''}
          onClick={() => {
            onFile(null);
            setProblem(null);
            document.getElementById(id)?.focus();
          }}
        >
          {t('projectForm.removeFile')}
        </Button>
      )}
      <p id={`${id}-error`} className={classes.error} role="alert">
        {problem}
      </p>
    </div>
  );
}
