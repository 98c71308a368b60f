import { endpoints } from 'virtual:endpoints';
import { Button } from '@mantine/core';
import { referenceFileBytes, referenceFileTypes } from '@soundings/contract/projects/project-choices';
import { IconFileText } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { upload } from '#/lib/api/upload.ts';
import { errorText } from '#/lib/error-text.ts';
import { formatLimit, formatNumber } from '#/lib/format.ts';
import { DropZone, DropZoneLink } from '#/ui/form/drop-zone.tsx';

export interface ReadFile {
  /** Empty for one that was sent before: only its text is kept. */
  name: string;
  text: string;
}

const plainTypes = ['txt', 'md', 'csv'] as const;

interface Props {
  file: ReadFile | null;
  canUpload: boolean;
  maxLength: number;
  onFile: (file: ReadFile | null) => void;
}

export function BriefFile({ file, canUpload, maxLength, onFile }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const types: readonly string[] = canUpload ? referenceFileTypes : plainTypes;
  const values = { kinds: types.join(', '), size: formatLimit(referenceFileBytes) };
  const reading = useMutation({
    mutationFn: async (given: File): Promise<ReadFile> => {
      const text = canUpload ? (await upload(endpoints.parseFile, { file: given })).text : await given.text();
      return { name: given.name, text: text.slice(0, maxLength).trim() };
    },
    onSuccess: onFile,
    onError: (error) => setProblem(errorText(t, error)),
  });
  const take = (given: File) => {
    const isKnown = types.includes(given.name.split('.').at(-1)?.toLowerCase() ?? '');
    const wrong = !isKnown
      ? 'briefFile.fileWrongType'
      : given.size > referenceFileBytes
        ? 'briefFile.fileTooLarge'
        : null;
    setProblem(wrong && t(wrong, { ...values, name: given.name }));
    if (!wrong) reading.mutate(given);
  };
  return (
    <DropZone
      id={id}
      label={file?.name ? `${t('briefFile.file')}: ${file.name}` : t('briefFile.file')}
      accept={types.map((type) => `.${type}`).join(',')}
      onFile={take}
      error={problem}
      icon={<IconFileText size={20} stroke={1.7} />}
      dropNow={t('briefFile.dropNow')}
      kinds={
        file
          ? t('briefFile.fileRead', { count: file.text.length, n: formatNumber(file.text.length) })
          : t('briefFile.fileKinds', values)
      }
      tools={
        file ? (
          <Button
            size="sm"
            variant="subtle"
            onClick={() => {
              onFile(null);
              document.getElementById(id)?.focus();
            }}
          >
            {t('briefFile.removeFile')}
          </Button>
        ) : null
      }
    >
      {reading.isPending ? (
        t('briefFile.fileReading')
      ) : file ? (
        file.name || t('briefFile.file')
      ) : (
        <DropZoneLink>{`${t('briefFile.chooseFile')} (${t('briefFile.optional')})`}</DropZoneLink>
      )}
    </DropZone>
  );
}
