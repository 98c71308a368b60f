import { Button, type ButtonProps } from '@mantine/core';
import { datasetFileTypes } from '@soundings/contract/sonar/sonar-choices';
import { IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface Props extends ButtonProps {
  onFile: (file: File) => void;
}

/** Chooses a file of brands. */
export function ImportButton({ onFile, children, ...props }: Props) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        leftSection={<IconUpload size={16} stroke={1.7} aria-hidden="true" />}
        {...props}
        onClick={() => input.current?.click()}
      >
        {children ?? t('sonar.importFile')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept={datasetFileTypes.map((type) => `.${type}`).join(',')}
        aria-label={t('sonar.importFile')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onFile(file);
          // So that the same file, corrected, can be chosen once more.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
