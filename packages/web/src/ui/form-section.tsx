import classes from './form-section.module.css';

interface Props {
  title: string;
  help: string;
  /** Over the whole width, with its name above it. */
  isWide?: boolean;
  children: React.ReactNode;
}

/** A part of a form: its name and one line of help at the left, its card at the right. */
export function FormSection({ title, help, isWide = false, children }: Props) {
  return (
    <div className={classes.section} data-wide={isWide || undefined}>
      <div className={classes.words}>
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.help}>{help}</p>
      </div>
      <div className={classes.content}>{children}</div>
    </div>
  );
}
