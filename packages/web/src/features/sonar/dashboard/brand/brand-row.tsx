import { confidenceOf, type ScoreName, scoreNames } from '@soundings/contract/sonar/score-choices';
import { IconBookmark, IconBookmarkFilled, IconDots, IconEyeOff } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ChangeText } from '#/ui/charts/change-mark.tsx';
import { RankFigure } from '#/ui/figures/figure.tsx';
import { ConfidenceSign } from '#/ui/figures/marks.tsx';
import type { Brand } from '../dashboard.ts';
import { BrandLogo } from '../figures/brand-identity.tsx';
import { provisionalWords } from '../figures/score-words.ts';
import { confidenceWords } from './brand-hint.ts';
import classes from './brand-table.module.css';
import { ScoreCell } from './score-cell.tsx';
import type { TableRow } from './table-rows.ts';

export const rowControls = scoreNames.length + 3;

export interface RowActions {
  onMark: (brand: Brand, isMarked: boolean) => void;
  onSelect: (brand: Brand) => void;
  onExplain: (brand: Brand, score: ScoreName) => void;
  onMenu: (brand: Brand, at: { x: number; y: number }, from: HTMLElement) => void;
}

/** Made once: hundreds of icons that are the same elements are not drawn anew. */
const icons = {
  marked: <IconBookmarkFilled size={15} stroke={1.7} />,
  unmarked: <IconBookmark size={15} stroke={1.7} />,
  menu: <IconDots size={16} stroke={1.7} />,
};

interface Props {
  row: TableRow;
  index: number;
  /** The control that takes part in the tab order; null in all rows but one. */
  current: number | null;
  sorted: string;
  isRankEach: boolean;
  isFiltered: boolean;
  isMenuOpen: boolean;
  /** What the scores are called in the head. */
  titles: Readonly<Record<ScoreName, string>>;
  actions: RowActions;
}

const below = (element: Element) => {
  const { left, bottom } = element.getBoundingClientRect();
  return { x: left, y: bottom };
};

/** One brand: place, name, nine scores, and what can be done with it. */
export const BrandRow = memo(function BrandRow(props: Props) {
  const { row, index, current, sorted, isRankEach, isFiltered, isMenuOpen, titles, actions } = props;
  const { t } = useTranslation();
  const { brand } = row;
  const company = brand.label;
  const level = confidenceOf(brand.powerrank.confidence);
  const isDoubtful = level !== 'high' && brand.powerrank.score !== null;
  const tabIndex = (column: number) => (current === column ? 0 : -1);
  const openMenu = (event: React.MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const button = event.currentTarget.querySelector<HTMLElement>('[data-menu]');
    // By the keyboard it has no place of its own.
    const isKey = event.clientX === 0 && event.clientY === 0;
    const at = isKey && event.target instanceof Element ? below(event.target) : { x: event.clientX, y: event.clientY };
    if (button) actions.onMenu(brand, at, button);
  };
  return (
    <tr
      className={classes.row}
      aria-rowindex={index + 2}
      data-index={index}
      data-my={brand.myCompany || undefined}
      data-hidden={brand.isHidden || undefined}
      data-selected={brand.isSelected || undefined}
      data-open={isMenuOpen || undefined}
      aria-selected={brand.isSelected}
      onContextMenu={openMenu}
    >
      <td className={classes.mark} data-marked={brand.isMarked || undefined}>
        <button
          type="button"
          data-cell={0}
          tabIndex={tabIndex(0)}
          aria-pressed={brand.isMarked}
          aria-label={t('brandTab.markRow', { company })}
          onClick={() => actions.onMark(brand, !brand.isMarked)}
        >
          {brand.isMarked ? icons.marked : icons.unmarked}
        </button>
      </td>
      <RankCell row={row} isFiltered={isFiltered} />
      <th scope="row" className={classes.company}>
        <button
          type="button"
          data-cell={1}
          tabIndex={tabIndex(1)}
          data-hint="company"
          aria-label={[t('brandTab.chooseRow', { company }), isDoubtful && confidenceWords(t, brand)]
            .filter(Boolean)
            .join('. ')}
          onClick={() => actions.onSelect(brand)}
        >
          <BrandLogo brand={brand} size={20} />
          <span className={classes.name}>{company}</span>
          {isDoubtful && <ConfidenceSign level={level} />}
          {brand.isHidden && <IconEyeOff size={14} stroke={1.7} role="img" aria-label={t('brandTab.isHidden')} />}
        </button>
      </th>
      {scoreNames.map((name, at) => (
        <ScoreCell
          key={name}
          t={t}
          brand={brand}
          name={name}
          title={titles[name]}
          withRank={isRankEach}
          isSorted={sorted === name}
          column={at + 2}
          tabIndex={tabIndex(at + 2)}
          onExplain={actions.onExplain}
        />
      ))}
      <td className={classes.menu}>
        <button
          type="button"
          data-cell={rowControls - 1}
          data-menu
          tabIndex={tabIndex(rowControls - 1)}
          aria-haspopup="menu"
          aria-expanded={isMenuOpen}
          aria-label={t('brandTab.actionsOf', { company })}
          onClick={(event) => actions.onMenu(brand, below(event.currentTarget), event.currentTarget)}
        >
          {icons.menu}
        </button>
      </td>
    </tr>
  );
});

/** The place of a brand, and how many it has gained or lost; beside it the place in the view where that differs. */
function RankCell({ row, isFiltered }: { row: TableRow; isFiltered: boolean }) {
  const { t } = useTranslation();
  const { rank, prevRank, rankInView } = row;
  const provisional = provisionalWords(t, row.isProvisional);
  const gained = rank === null || prevRank === null ? 0 : prevRank - rank;
  const n = formatNumber(Math.abs(gained));
  return (
    <>
      <td className={classes.rank}>
        <RankFigure rank={rank} provisional={provisional} />
      </td>
      <td className={classes.moved} data-tone={gained > 0 ? 'pos' : 'neg'}>
        {gained !== 0 && (
          <>
            <ChangeText
              change={{ direction: gained > 0 ? 'up' : 'down', tone: gained > 0 ? 'pos' : 'neg', figure: n }}
            />
            <span className={classes.unseen}>{t(gained > 0 ? 'brandTab.placesUp' : 'brandTab.placesDown', { n })}</span>
          </>
        )}
      </td>
      {isFiltered && (
        <td className={classes.inView}>
          <RankFigure rank={rankInView} provisional={provisional} />
        </td>
      )}
    </>
  );
}
