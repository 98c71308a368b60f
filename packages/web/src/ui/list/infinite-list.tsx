import { Button, Loader } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, type Ref, type UIEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#/lib/error-text.ts';
import { formatNumber } from '#/lib/format.ts';
import { SkeletonRows } from '../feedback/skeletons.tsx';
import layout from '../layout/layout.module.css';
import classes from './infinite-list.module.css';
import type { PagedSource } from './paged-source.ts';

interface InfiniteListProps<T> {
  label: string;
  source: PagedSource<T>;
  renderItem: (item: T) => ReactNode;
  empty: ReactNode;
  items?: readonly T[];
  total?: number | undefined;
  /** Every row is in sight, so no count is shown. */
  isWhole?: boolean;
  /** Beside the count. */
  foot?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** How near to the end, in pixels, the next page is asked for. */
const nearEnd = 96;

export function InfiniteList<T>({
  label,
  source,
  renderItem,
  empty,
  isWhole = false,
  foot,
  ref,
  ...given
}: InfiniteListProps<T>) {
  const { t } = useTranslation();
  const hasAsked = useRef(false);
  const items = given.items ?? source.items;
  const total = given.total ?? source.total;
  const onScroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLDivElement>) => {
    const isNearEnd = scrollHeight - scrollTop - clientHeight < nearEnd;
    // One page for each arrival at the end: until that page stands there, further scrolling asks for nothing.
    if (!isNearEnd || !source.hasMore || source.isLoadingMore || source.error || hasAsked.current) return;
    hasAsked.current = true;
    source.loadMore();
  };
  useEffect(() => {
    hasAsked.current = false;
  });
  const isEmpty = items.length === 0 && !source.hasMore && !source.error;
  return (
    <div className={classes.frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll in every browser */}
      <div
        ref={ref}
        className={`${classes.scroll} ${layout.fadesAtFoot}`}
        role="group"
        aria-label={label}
        aria-busy={source.isLoading || source.isLoadingMore}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        data-stale={source.isStale || undefined}
        onScroll={onScroll}
      >
        {source.isLoading ? <SkeletonRows rows={5} /> : null}
        {items.length > 0 ? (
          <ul className={classes.list}>
            {items.map((item) => (
              <li key={source.keyOf(item)} className={classes.row}>
                {renderItem(item)}
              </li>
            ))}
          </ul>
        ) : null}
        {source.isLoading ? null : isEmpty ? (
          <p className={classes.empty}>{source.search ? t('pickers.nothingFound', { text: source.search }) : empty}</p>
        ) : (
          <ListEnd source={source} label={label} />
        )}
      </div>
      {total !== undefined && total > 0 && !isWhole ? (
        <div className={classes.foot}>
          <p className={classes.shown} aria-live="polite">
            {t('pickers.shownOf', { shown: formatNumber(items.length), total: formatNumber(total) })}
          </p>
          {foot}
        </div>
      ) : null}
    </div>
  );
}

function ListEnd<T>({ source, label }: { source: PagedSource<T>; label: string }) {
  const { t } = useTranslation();
  if (source.isLoadingMore) {
    return (
      <div className={classes.end} role="status">
        <Loader size={16} color="var(--brand)" />
        {t('common.loading')}
      </div>
    );
  }
  if (source.error) {
    return (
      <div className={classes.end} role="alert" data-error>
        <IconAlertCircle size={16} aria-hidden="true" />
        <span>{errorText(t, source.error)}</span>
        <Button size="sm" onClick={source.retry}>
          {t('common.tryAgain')}
        </Button>
      </div>
    );
  }
  if (!source.hasMore) return null;
  return (
    <div className={classes.end}>
      <Button size="sm" variant="subtle" aria-label={t('pickers.loadMoreOf', { label })} onClick={source.loadMore}>
        {t('pickers.loadMore')}
      </Button>
    </div>
  );
}
