import { Fragment } from 'react';

/** A text that may go on after an @ in the next line, as addresses do where there is little room. */
export function Breakable({ text }: { text: string }) {
  return text.split('@').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    <Fragment key={index}>
      {index > 0 && (
        <>
          @<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
}
