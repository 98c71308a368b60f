import { type ScoreName, scoreNames, toConfidenceLevel } from '@soundings/contract/sonar/score-choices';
import { IconBookmark, IconBookmarkFilled, IconDots, IconEyeOff } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import type { MouseEvent } from 'react';
import { formatNumber } from '#/lib/format.ts';
import { ChangeText } from '#/ui/charts/frame/change-mark.tsx';
import { RankFigure } from '#/ui/figures/figure.tsx';
import { FigureCell } from '#/ui/figures/figure-cell.tsx';
import { ConfidenceSign } from '#/ui/figures/marks.tsx';
import layout from '#/ui/layout/layout.module.css';
import type { Column, FieldOf } from '#/ui/table/columns.ts';
import type { Brand } from '../dashboard.ts';
import { BrandLogo } from '../figures/brand-identity.tsx';
import { provisionalWords } from '../figures/score-words.ts';
import { confidenceWords } from './brand-hint.ts';
import classes from './brand-table.module.css';
import { ScoreCell } from './score-cell.tsx';
import type { BrandSort, TableRow } from './table-rows.ts';

export type BrandTableRow = TableRow & { isMenuOpen?: boolean };
type BrandColumn = Column<BrandTableRow, FieldOf<BrandSort>>;

export const rowControls = scoreNames.length + 3;

export interface RowActions {
  onMark: (brand: Brand, isMarked: boolean) => void;
  onSelect: (brand: Brand) => void;
  onExplain: (brand: Brand, score: ScoreName) => void;
  onMenu: (brand: Brand, at: { x: number; y: number }, from: HTMLElement) => void;
}

/** Made once: hundreds of icons that are the same elements aren't redrawn. */
const icons = {
  marked: <IconBookmarkFilled size={15} stroke={1.7} />,
  unmarked: <IconBookmark size={15} stroke={1.7} />,
  menu: <IconDots size={16} stroke={1.7} />,
};

const below = (element: Element) => {
  const { left, bottom } = element.getBoundingClientRect();
  return { x: left, y: bottom };
};

interface Shown {
  t: TFunction;
  sorted: string;
  isRankEach: boolean;
  isFiltered: boolean;
  actions: RowActions;
}

export const brandColumns = ({ t, sorted, isRankEach, isFiltered, actions }: Shown): BrandColumn[] => {
  const inView: BrandColumn = {
    id: 'inView',
    heading: t('brandTab.inView'),
    headAttributes: { 'data-hint': 'inView' },
    className: classes.inView,
    cell: ({ rankInView, isProvisional }) => (
      <RankFigure rank={rankInView} provisional={provisionalWords(t, isProvisional)} />
    ),
  };
  const scores = scoreNames.map((name, at): BrandColumn => {
    const title = t(`brandTab.scoreShort.${name}`);
    return {
      id: name,
      heading: <FigureCell marks={[null]}>{title}</FigureCell>,
      sort: name,
      startsDescending: true,
      headClassName: sorted === name ? `${classes.number} ${classes.sorted}` : classes.number,
      drawnCell: ({ brand }, { tabIndex }) => (
        <ScoreCell
          t={t}
          brand={brand}
          name={name}
          title={title}
          withRank={isRankEach}
          isSorted={sorted === name}
          column={at + 2}
          tabIndex={tabIndex(at + 2)}
          onExplain={actions.onExplain}
        />
      ),
    };
  });
  return [
    {
      id: 'mark',
      heading: t('brandTab.mark'),
      isHeadingHidden: true,
      className: classes.mark,
      attributes: ({ brand }) => ({ 'data-marked': brand.isMarked || undefined }),
      cell: ({ brand }, { tabIndex }) => (
        <button
          type="button"
          data-cell={0}
          tabIndex={tabIndex(0)}
          aria-pressed={brand.isMarked}
          aria-label={t('brandTab.markRow', { company: brand.label })}
          onClick={() => actions.onMark(brand, !brand.isMarked)}
        >
          {brand.isMarked ? icons.marked : icons.unmarked}
        </button>
      ),
    },
    {
      id: 'rank',
      heading: t('brandTab.rank'),
      sort: 'rank',
      className: classes.rank,
      cell: ({ rank, isProvisional }) => <RankFigure rank={rank} provisional={provisionalWords(t, isProvisional)} />,
    },
    {
      id: 'moved',
      heading: t('brandTab.change'),
      isHeadingHidden: true,
      className: classes.moved,
      attributes: (row) => ({ 'data-tone': (row.placesUp ?? 0) > 0 ? 'pos' : 'neg' }),
      cell: (row) => <Moved t={t} gained={row.placesUp ?? 0} />,
    },
    ...(isFiltered ? [inView] : []),
    {
      id: 'company',
      heading: t('brandTab.company'),
      sort: 'company',
      isRowHeading: true,
      className: classes.company,
      cell: ({ brand }, { tabIndex }) => (
        <CompanyButton t={t} brand={brand} tabIndex={tabIndex(1)} onSelect={actions.onSelect} />
      ),
    },
    ...scores,
    {
      id: 'menu',
      heading: t('brandTab.actions'),
      isHeadingHidden: true,
      className: classes.menu,
      cell: ({ brand, isMenuOpen }, { tabIndex }) => (
        <button
          type="button"
          data-cell={rowControls - 1}
          data-menu
          tabIndex={tabIndex(rowControls - 1)}
          aria-haspopup="menu"
          aria-expanded={isMenuOpen}
          aria-label={t('brandTab.actionsOf', { company: brand.label })}
          onClick={(event) => actions.onMenu(brand, below(event.currentTarget), event.currentTarget)}
        >
          {icons.menu}
        </button>
      ),
    },
  ];
};

export const brandRowAttributes =
  (onMenu: RowActions['onMenu']) =>
  ({ brand, isMenuOpen }: BrandTableRow) => ({
    className: classes.row,
    'data-my': brand.myCompany || undefined,
    'data-hidden': brand.isHidden || undefined,
    'data-selected': brand.isSelected || undefined,
    'data-open': isMenuOpen || undefined,
    'aria-selected': brand.isSelected,
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault();
      const button = event.currentTarget.querySelector<HTMLElement>('[data-menu]');
      // By the keyboard it has no place of its own.
      const isKey = event.clientX === 0 && event.clientY === 0;
      const at =
        isKey && event.target instanceof Element ? below(event.target) : { x: event.clientX, y: event.clientY };
      if (button) onMenu(brand, at, button);
    },
  });

interface CompanyButtonProps {
  t: TFunction;
  brand: Brand;
  tabIndex: number;
  onSelect: RowActions['onSelect'];
}

function CompanyButton({ t, brand, tabIndex, onSelect }: CompanyButtonProps) {
  const level = toConfidenceLevel(brand.powerrank.confidence);
  const isDoubtful = level !== 'high' && brand.powerrank.score !== null;
  return (
    <button
      type="button"
      data-cell={1}
      tabIndex={tabIndex}
      data-hint="company"
      aria-label={[t('brandTab.chooseRow', { company: brand.label }), isDoubtful && confidenceWords(t, brand)]
        .filter(Boolean)
        .join('. ')}
      onClick={() => onSelect(brand)}
    >
      <BrandLogo brand={brand} size={20} />
      <span className={classes.name}>{brand.label}</span>
      {isDoubtful && <ConfidenceSign level={level} />}
      {brand.isHidden && <IconEyeOff size={14} stroke={1.7} role="img" aria-label={t('brandTab.isHidden')} />}
    </button>
  );
}

function Moved({ t, gained }: { t: TFunction; gained: number }) {
  if (gained === 0) return null;
  const n = formatNumber(Math.abs(gained));
  const tone = gained > 0 ? 'pos' : 'neg';
  return (
    <>
      <ChangeText change={{ direction: gained > 0 ? 'up' : 'down', tone, figure: n }} />
      <span className={layout.unseen}>{t(gained > 0 ? 'brandTab.placesUp' : 'brandTab.placesDown', { n })}</span>
    </>
  );
}
