import { IconUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './drop-zone.module.css';
import { takeFile, useFileDrop } from './file-drop.tsx';

interface Props {
  id: string;
  label: string;
  accept: string;
  required?: boolean;
  onFile: (file: File) => void;
  error: string | null;
  isTall?: boolean;
  icon: ReactNode;
  iconClass?: string | undefined;
  children: ReactNode;
  dropNow: string;
  kinds: ReactNode;
  end?: ReactNode;
  tools?: ReactNode;
}

export function DropZone({ id, label, onFile, error, isTall = false, kinds, children, ...rest }: Props) {
  const { icon, iconClass = classes.quiet, dropNow, end, tools, ...input } = rest;
  const { isOver, handlers } = useFileDrop(onFile);
  return (
    <div className={classes.root}>
      <label
        htmlFor={id}
        className={classes.zone}
        data-tall={isTall || undefined}
        data-over={isOver || undefined}
        data-error={error !== null || undefined}
        {...handlers}
      >
        <FileInput
          {...input}
          id={id}
          label={label}
          onFile={onFile}
          aria-invalid={error !== null}
          aria-describedby={`${id}-kinds ${id}-error`}
        />
        <span className={`${classes.icon} ${iconClass}`} aria-hidden="true">
          {isOver ? <IconUpload size={isTall ? 22 : 20} stroke={1.7} /> : icon}
        </span>
        <span className={classes.words}>
          <span className={classes.asked}>{isOver ? dropNow : children}</span>
          <span id={`${id}-kinds`} className={classes.kinds}>
            {kinds}
          </span>
        </span>
        {end}
      </label>
      {tools}
      <p id={`${id}-error`} className={classes.error} role="alert">
        {error}
      </p>
    </div>
  );
}

export function DropZoneLink({ drop, children }: { drop?: string; children: ReactNode }) {
  return (
    <>
      {drop ? <span className={classes.drop}>{drop} </span> : null}
      <span className={classes.link}>{children}</span>
    </>
  );
}

interface FileInputProps extends React.AriaAttributes {
  id: string;
  label: string;
  accept: string;
  required?: boolean;
  onFile: (file: File) => void;
}

export function FileInput({ id, label, onFile, ...rest }: FileInputProps) {
  return (
    <input
      className={classes.input}
      id={id}
      type="file"
      aria-label={label}
      {...rest}
      onChange={({ currentTarget }) => takeFile(currentTarget, onFile)}
    />
  );
}
