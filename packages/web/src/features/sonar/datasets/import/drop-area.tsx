import { IconUpload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './import.module.css';

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
