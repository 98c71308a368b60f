import { Fragment } from 'react';

/** An e-mail address that, where it must break, breaks after its @ first. */
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
