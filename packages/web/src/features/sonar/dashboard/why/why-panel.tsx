import { ActionIcon, CloseButton, Drawer } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatOrdinal } from '#/lib/format.ts';
import layout from '#/ui/layout/layout.module.css';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import { type Brand, useDashboard } from '../dashboard.ts';
import { usePanelPlace } from './use-panel-place.ts';
import { type Explained, findExplained, findNeighbours, useWhyTitle, WhyContent } from './why-content.tsx';
import classes from './why-panel.module.css';

/** As large as the steps beside it. */
const cross = { size: 32, iconSize: 18 } as const;

interface Props {
  explained: Explained;
  onClose: () => void;
}

function WhyDrawer({ explained, onClose }: Props) {
  const { t } = useTranslation();
  const sheet = useRef<HTMLDivElement>(null);
  const { onKeyDown, ...steps } = useBrandSteps(explained);
  useReturnFocus(sheet, `${explained.brand.initDataId} ${explained.score}`, 'start');
  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      size="76%"
      overlayProps={{ backgroundOpacity: 0.3 }}
      title={useWhyTitle(explained)}
      closeButtonProps={{ ...cross, 'aria-label': t('whyScore.close') }}
      data-sheet
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons in it */}
      <div className={classes.sheet} onKeyDown={onKeyDown}>
        <BrandSteps {...steps} />
        <WhyContent explained={explained} />
      </div>
    </Drawer>
  );
}

function WhyBeside({ explained, onClose }: Props) {
  const { t } = useTranslation();
  const panel = useRef<HTMLElement>(null);
  const key = `${explained.brand.initDataId} ${explained.score}`;
  const { origin, goBack } = useReturnFocus(panel, key);
  const place = usePanelPlace(origin, key);
  const title = useWhyTitle(explained);
  const { onKeyDown, ...steps } = useBrandSteps(explained);
  const close = () => {
    onClose();
    goBack();
  };
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    // Also from the figure it was opened from; a menu or dialog that is open takes Escape for itself.
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof Node ? event.target : null;
      const isOurs = panel.current?.contains(target) || origin.current?.contains(target) || target === document.body;
      if (event.key === 'Escape' && !event.defaultPrevented && isOurs) latest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [origin]);
  const style =
    place === null
      ? undefined
      : {
          left: place.left,
          width: place.width,
          maxHeight: place.maxHeight,
          ...(place.isAbove ? { bottom: innerHeight - place.top } : { top: place.top }),
        };
  return (
    <section
      ref={panel}
      className={classes.panel}
      data-waiting={place === null || undefined}
      style={style}
      aria-label={`${t('whyScore.title')}: ${t(`scores.${explained.score}`)}, ${explained.brand.label}`}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <header className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <BrandSteps {...steps} />
        <CloseButton {...cross} aria-label={t('whyScore.close')} onClick={close} />
      </header>
      <div className={`${classes.body} ${layout.fadesAtFoot}`}>
        <WhyContent explained={explained} />
      </div>
    </section>
  );
}

export function WhyPanel() {
  const { search, brands, change } = useDashboard();
  const isPhone = useIsPhone();
  const explained = findExplained(search.why, brands);
  if (explained === null) return null;
  const close = () => change({ why: undefined });
  if (isPhone) return <WhyDrawer explained={explained} onClose={close} />;
  return <WhyBeside explained={explained} onClose={close} />;
}

const isFigure = (element: Element | null): element is HTMLElement | SVGElement =>
  (element instanceof HTMLElement || element instanceof SVGElement) && element !== document.body;

/**
 * Remembers from which control a panel was opened, marks it and brings it into view as long as the panel is there, moves the
 * focus into the panel, and gives it back. `key` is what the
 * panel is about: it may be opened anew from another control while it is there.
 */
function useReturnFocus(panel: RefObject<HTMLElement | null>, key: string, block: ScrollLogicalPosition = 'nearest') {
  const origin = useRef<HTMLElement | SVGElement | null>(null);
  const opened = useRef<string | null>(null);
  useLayoutEffect(() => {
    const from = document.activeElement;
    if (!isFigure(from) || panel.current?.contains(from)) return;
    origin.current = from;
    opened.current = key;
    from.scrollIntoView({ block, inline: 'nearest' });
    panel.current?.focus({ preventScroll: true });
  }, [key, panel, block]);
  useEffect(() => {
    const from = opened.current === key ? origin.current : null;
    from?.setAttribute('data-explained', key);
    return () => from?.removeAttribute('data-explained');
  }, [key]);
  const goBack = () => {
    if (origin.current?.isConnected) origin.current.focus({ preventScroll: true });
  };
  return { origin, goBack };
}

function useBrandSteps(explained: Explained) {
  const { shown, explain } = useDashboard();
  const { before, after, ...place } = findNeighbours(explained, shown);
  const go = (brand: Brand | null) => brand !== null && explain(brand, explained.score);
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof HTMLElement && event.target.closest('input, [role="menu"]')) return;
    if (event.key === 'ArrowLeft') go(before);
    else if (event.key === 'ArrowRight') go(after);
    else return;
    event.preventDefault();
  };
  return { ...place, before, after, go, onKeyDown };
}

function BrandSteps({ place, of, before, after, go }: Omit<ReturnType<typeof useBrandSteps>, 'onKeyDown'>) {
  const { t } = useTranslation();
  const words = (brand: Brand | null, direction: 'previousBrand' | 'nextBrand') =>
    brand === null
      ? t(`whyScore.${direction}`)
      : t('whyScore.stepTo', { step: t(`whyScore.${direction}`), brand: brand.label });
  const steps = [
    { brand: before, label: words(before, 'previousBrand'), key: 'ArrowLeft', Icon: IconChevronLeft },
    { brand: after, label: words(after, 'nextBrand'), key: 'ArrowRight', Icon: IconChevronRight },
  ];
  const [previous, next] = steps.map(({ brand, label, key, Icon }) => (
    // No tooltip: it would take Escape for itself.
    <ActionIcon
      key={key}
      size={32}
      title={label}
      aria-label={label}
      aria-keyshortcuts={key}
      // Keeps the focus at the first and the last.
      data-disabled={brand === null}
      aria-disabled={brand === null}
      onClick={() => go(brand)}
    >
      <Icon size={18} stroke={1.75} />
    </ActionIcon>
  ));
  return (
    <div className={classes.steps}>
      {previous}
      <span>{t('whyScore.place', { place: formatOrdinal(place), of: formatNumber(of) })}</span>
      {next}
    </div>
  );
}
