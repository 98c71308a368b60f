import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { assignedAfter } from '#/ui/assigned-after.ts';
import { Card } from '#/ui/card.tsx';
import type { PagedSource } from '#/ui/paged-source.ts';
import type { PickerItem } from '#/ui/picker-item.ts';
import { TransferLists } from '#/ui/transfer-lists.tsx';
import { useUnsavedChanges } from '#/ui/unsaved-changes.tsx';
import { useAction } from '#/ui/use-action.ts';
import { companyChanges } from '../../companies.api.ts';
import { tabOf } from '../../detail-search.ts';
import classes from '../dialog.module.css';

interface AccessCardProps<T, K extends string> {
  title: string;
  lead: ReactNode;
  inactive: PagedSource<T>;
  active: PagedSource<T>;
  keyOf: (item: T) => K;
  itemOf: (item: T) => PickerItem;
  /** Keys of what the customer may use now. */
  current: readonly K[];
  /** Saves the whole set. */
  save: (keys: K[]) => Promise<unknown>;
  saved: string;
  failed: string;
  inactiveEmpty: string;
  activeEmpty: string;
}

/** What a customer may use: two lists, saved together; leaving the tab with changes asks first. */
export function AccessCard<T, K extends string>(props: AccessCardProps<T, K>) {
  const { t } = useTranslation();
  const { title, lead, inactive, active, keyOf, itemOf, current, saved, failed } = props;
  const [moves, setMoves] = useState<{ added: T[]; removed: T[] }>({ added: [], removed: [] });
  const count = moves.added.length + moves.removed.length;
  const unsaved = useUnsavedChanges(
    count > 0,
    (from, to) => from.pathname !== to.pathname || tabOf(from.search) !== tabOf(to.search),
  );
  const discard = () => setMoves({ added: [], removed: [] });
  const save = useAction({
    refreshes: companyChanges,
    call: ({ added, removed }: typeof moves) =>
      props.save(assignedAfter(current, { added: added.map(keyOf), removed: removed.map(keyOf) })),
    done: () => ({ title: saved }),
    failed: () => failed,
    onDone: discard,
  });
  return (
    <Card
      title={title}
      meta={lead}
      footer={
        <div className={classes.actions}>
          <span className={classes.note} aria-live="polite">
            {count === 0 ? t('companies.nothingChanged') : t('companies.changes', { count, n: formatNumber(count) })}
          </span>
          <Button disabled={count === 0 || save.isPending} onClick={discard}>
            {t('companies.discard')}
          </Button>
          <Button variant="filled" disabled={count === 0} loading={save.isPending} onClick={() => save.mutate(moves)}>
            {t('companies.save')}
          </Button>
        </div>
      }
    >
      <TransferLists
        inactiveTitle={t('companies.inactive')}
        activeTitle={t('companies.active')}
        inactive={inactive}
        active={active}
        itemOf={itemOf}
        added={moves.added}
        removed={moves.removed}
        onChange={setMoves}
        inactiveEmpty={props.inactiveEmpty}
        activeEmpty={props.activeEmpty}
      />
      {unsaved}
    </Card>
  );
}
