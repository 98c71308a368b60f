import type { Calculations, DateRanges } from '@soundings/contract/sonar/scores';
import { useMemo } from 'react';
import type { Dashboard } from '../dashboard.ts';
import { brandsOf } from '../rows/brands-of.ts';
import { toggleCard } from '../state/toggle-card.ts';
import { useDashboardState } from './dashboard-state.ts';
import { useIsPhone } from './use-is-phone.ts';
import { useLogos } from './use-logos.ts';

/** What every part of an open dashboard stands on. */
export function useDashboardValue(calculations: Calculations, ranges: DateRanges): Dashboard {
  const { source, search, change, canEdit } = useDashboardState();
  const isPhone = useIsPhone();
  const { rows } = calculations;
  const { labels, hidden, marked, selected } = search;
  const brands = useMemo(
    () => brandsOf(rows, { labels, hidden, marked, selected }),
    [rows, labels, hidden, marked, selected],
  );
  const shown = useMemo(() => brands.filter(({ isHidden }) => !isHidden), [brands]);
  const logoOf = useLogos(source);
  return useMemo(
    () => ({
      source,
      calculations,
      ranges,
      brands,
      shown,
      search,
      change,
      mark: ({ count }, isMarked) => change({ marked: toggleCard(search.marked, count, isMarked) }),
      hide: ({ count }, isHidden) => change({ hidden: toggleCard(search.hidden, count, isHidden) }),
      select: ({ count }, isSelected) => change({ selected: toggleCard(search.selected, count, isSelected) }),
      explain: ({ count }, score) => change({ why: `${count}.${score}` }),
      canEdit,
      isSlim: search.slim === true || isPhone,
      logoOf,
    }),
    [source, calculations, ranges, brands, shown, search, change, canEdit, isPhone, logoOf],
  );
}
