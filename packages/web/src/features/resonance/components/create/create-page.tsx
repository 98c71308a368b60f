import classes from './create-form.module.css';
import { CreateForm } from './create-form.tsx';
import { CreateHeader } from './create-header.tsx';

/** The form of a new project, as high as the window, so that its footer stands at the bottom. */
export function CreatePage({ tile }: { tile: React.ReactNode }) {
  return (
    <div className={classes.page}>
      <CreateHeader tile={tile} />
      <CreateForm />
    </div>
  );
}
