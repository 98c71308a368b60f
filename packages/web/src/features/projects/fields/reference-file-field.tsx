import { Button } from '@mantine/core';
import { referenceFileBytes, referenceFileTypes } from '@soundings/contract/projects/project-choices';
import { IconFileText } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findFileProblem } from '#/lib/api/use-upload.ts';
import { formatBytes, formatLimit } from '#/lib/format.ts';
import { DropZone, DropZoneLink } from '#/ui/form/drop-zone.tsx';
import classes from './fields.module.css';

interface Props {
  file: File | null;
  onFile: (file: File | null) => void;
  note?: ReactNode;
}

const kinds = referenceFileTypes.join(', ');
const limit = formatLimit(referenceFileBytes);

export function ReferenceFileField({ file, onFile, note }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const take = (given: File) => {
    const wrong = referenceFileProblem(given);
    setProblem(wrong && t(`projectForm.${wrong}`, { name: given.name, kinds, size: limit }));
    if (!wrong) onFile(given);
  };
  return (
    <DropZone
      id={id}
      label={file === null ? t('projectForm.file') : `${t('projectForm.file')}: ${file.name}`}
      accept={referenceFileTypes.map((type) => `.${type}`).join(',')}
      onFile={take}
      error={problem}
      icon={<IconFileText size={20} stroke={1.7} />}
      dropNow={t('projectForm.dropNow')}
      kinds={
        <>
          {file === null ? t('projectForm.fileKinds', { kinds, size: limit }) : formatBytes(file.size)}
          {file !== null && note ? <> · {note}</> : null}
        </>
      }
      end={file === null ? null : <span className={classes.replace}>{t('projectForm.replaceFile')}</span>}
      tools={
        file === null ? null : (
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
        )
      }
    >
      {file === null ? (
        <DropZoneLink drop={t('projectForm.dropHere')}>{t('projectForm.chooseFile')}</DropZoneLink>
      ) : (
        <span className={classes.name}>{file.name}</span>
      )}
    </DropZone>
  );
}

export const referenceFileLimits = { types: referenceFileTypes, maxBytes: referenceFileBytes };

export const referenceFileProblem = (file: Pick<File, 'name' | 'size'>) => findFileProblem(file, referenceFileLimits);
