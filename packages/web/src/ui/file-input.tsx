import classes from './file-input.module.css';

interface Props extends React.AriaAttributes {
  id: string;
  label: string;
  accept: string;
  required?: boolean;
  onFile: (file: File) => void;
}

/** A real file input that its label covers: invisible, but reached by keyboard and found by its name. */
export function FileInput({ id, label, onFile, ...rest }: Props) {
  return (
    <input
      className={classes.input}
      id={id}
      type="file"
      aria-label={label}
      {...rest}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        if (file !== undefined) onFile(file);
        // So that the same file, corrected, can be chosen once more.
        currentTarget.value = '';
      }}
    />
  );
}
