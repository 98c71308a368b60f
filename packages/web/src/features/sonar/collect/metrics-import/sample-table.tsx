import classes from './import-dialog.module.css';

interface Props {
  label: string;
  /** Lines of a file, the headings first. */
  text: string;
}

/** A few lines of a file as a spreadsheet shows them. */
export function SampleTable({ label, text }: Props) {
  const [headings = [], ...rows] = text.split('\n').map((line) => line.split(/[,;]/));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={classes.sample} aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join()}>
              {cells.map((cell, at) => (
                <td key={headings[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
