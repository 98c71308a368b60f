import classes from './file-input.module.css';

interface Props extends React.AriaAttributes {
  id: string;
  label: string;
  onFile: (file: File) => void;
}

const accepted = '.xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A real file input that its label covers: invisible, but reached by keyboard and found by its name. */
export function FileInput({ id, label, onFile, ...aria }: Props) {
  return (
    <input
      className={classes.input}
      id={id}
      type="file"
      required
      accept={accepted}
      aria-label={label}
      {...aria}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        if (file !== undefined) onFile(file);
        // So that the same file, corrected, can be chosen once more.
        currentTarget.value = '';
      }}
    />
  );
}
