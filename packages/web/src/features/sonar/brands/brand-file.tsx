import { Button, CloseButton, Loader } from '@mantine/core';
import { datasetFileTypes, datasetLimits } from '@soundings/contract/sonar/sonar-choices';
import { IconUpload } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import { formatBytes } from '#/lib/format.ts';
import { FileErrors } from '#/ui/file-errors.tsx';
import { toastError, toastWarning } from '#/ui/toast.tsx';
import classes from './brand-file.module.css';

/** What a file has wrong, until it is closed or another one is imported. */
interface ImportFailure {
  name: string;
  error: unknown;
}

/** Imports one file at a time: `send` it, then tell or list what is wrong. Leaving the page ends it. */
export function useBrandFile<T>(
  send: (file: File, signal: AbortSignal) => Promise<T>,
  onDone: (answer: T, file: File) => void,
) {
  const { t } = useTranslation();
  /** The file that is being read. */
  const [name, setName] = useState<string | null>(null);
  const [failure, setFailure] = useState<ImportFailure | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const take = async (file: File) => {
    if (name !== null) return;
    setFailure(null);
    const problem = findFileProblem(file);
    if (problem) {
      const size = formatBytes(datasetLimits.fileBytes);
      toastWarning({ id: 'import', title: t(`sonar.${problem}`, { name: file.name, size }) });
      return;
    }
    const controller = new AbortController();
    abort.current = controller;
    setName(file.name);
    try {
      const answer = await send(file, controller.signal);
      if (!controller.signal.aborted) onDone(answer, file);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (isApiError(error, 'fileHasErrors', 'fileCannotBeRead')) setFailure({ name: file.name, error });
      else
        toastError({
          id: 'import',
          title: t('fileList.couldNotRead', { name: file.name }),
          text: errorText(t, error),
        });
    } finally {
      setName(null);
    }
  };
  return { name, failure, take, cancel: () => abort.current?.abort(), forget: () => setFailure(null) };
}
type BrandFileState = Pick<ReturnType<typeof useBrandFile<unknown>>, 'name' | 'failure' | 'take' | 'cancel' | 'forget'>;

/** What can be seen to be wrong with a file before it is sent; a text key of `sonar`. */
const findFileProblem = ({ name, size }: File): 'wrongKind' | 'fileTooLarge' | 'emptyFile' | null => {
  const ending = name.toLowerCase().split('.').at(-1) ?? '';
  if (!datasetFileTypes.some((type) => type === ending)) return 'wrongKind';
  if (size > datasetLimits.fileBytes) return 'fileTooLarge';
  return size === 0 ? 'emptyFile' : null;
};

/** The file that is being read, or what is wrong with the last one. Nothing otherwise. */
export function ImportState({ state }: { state: BrandFileState }) {
  const { t } = useTranslation();
  const { name, failure } = state;
  if (name !== null) {
    return (
      <div className={classes.reading} role="status">
        <Loader size={18} aria-hidden="true" />
        <span className={classes.readingText}>{t('sonar.importing', { name })}</span>
        <Button size="sm" onClick={state.cancel}>
          {t('sonar.cancelImport')}
        </Button>
      </div>
    );
  }
  if (!failure) return null;
  return (
    <div className={classes.errors}>
      <FileErrors
        name={failure.name}
        errors={isApiError(failure.error) ? (failure.error.details.fileErrors ?? []) : []}
        advice={t('sonar.nothingImported')}
        fallback={errorText(t, failure.error)}
        actions={<CloseButton aria-label={t('sonar.closeErrors')} onClick={state.forget} />}
      />
    </div>
  );
}

interface Props {
  onFile: (file: File) => void;
  isDisabled?: boolean;
  children: ReactNode;
}

/** Takes a file that is dropped anywhere on it; the button does the same by keyboard. */
export function DropArea({ onFile, isDisabled = false, children }: Props) {
  const { t } = useTranslation();
  const [isOver, setIsOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut of the import button
    <div
      className={classes.area}
      onDragOver={(event) => {
        if (isDisabled || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={(event) => {
        if (isDisabled) return;
        event.preventDefault();
        setIsOver(false);
        const file = event.dataTransfer.files[0];
        if (file) onFile(file);
      }}
    >
      {children}
      {isOver ? (
        <div className={classes.over} aria-hidden="true">
          <IconUpload size={22} stroke={1.7} />
          {t('sonar.importDrop')}
        </div>
      ) : null}
    </div>
  );
}
