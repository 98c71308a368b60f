import { CloseButton, Drawer } from '@mantine/core';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import { useDashboard } from '../dashboard.ts';
import { BrandSteps, useBrandSteps } from './brand-steps.tsx';
import { usePanelPlace } from './use-panel-place.ts';
import { type Explained, findExplained, useWhyTitle, WhyContent } from './why-content.tsx';
import classes from './why-panel.module.css';

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
      closeButtonProps={{ 'aria-label': t('whyScore.close') }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons in it */}
      <div onKeyDown={onKeyDown}>
        <BrandSteps {...steps} />
        <WhyContent explained={explained} />
      </div>
    </Drawer>
  );
}

/** Over the page, beside what was clicked and never over it: the page neither moves nor waits. */
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
        <CloseButton aria-label={t('whyScore.close')} onClick={close} />
      </header>
      <div className={classes.body}>
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
  /** What it was opened for: going on to other brands leaves that behind. */
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
