import classes from './hint-card.module.css';
import { type MarkWords, shortAddress } from './link-words.ts';

interface Props {
  words: MarkWords;
  /** Of a link. */
  url?: string;
}

/** What a mark means: its cause, its address, where it was found and when, and how its account was collected. */
export function MarkHint({ words: { cause, seen, isError, collection }, url }: Props) {
  return (
    <div className={classes.words}>
      <div className={classes.cause} data-error={isError || undefined}>
        {cause}
      </div>
      {url !== undefined && (
        <a className={classes.address} href={url} target="_blank" rel="noopener noreferrer" tabIndex={-1}>
          {shortAddress(url)}
        </a>
      )}
      {seen !== '' && <div>{seen}</div>}
      {collection && (
        <div className={classes.collection}>
          <div className={classes.cause} data-error={collection.isError || undefined}>
            {collection.how}
          </div>
          {collection.what !== '' && <div>{collection.what}</div>}
        </div>
      )}
    </div>
  );
}
