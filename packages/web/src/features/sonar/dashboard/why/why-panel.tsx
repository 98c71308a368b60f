import { CloseButton, Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDashboard } from '../dashboard.ts';
import { type Explained, explainedOf } from './explained.ts';
import { usePlace } from './use-place.ts';
import { useWayBack } from './use-way-back.ts';
import { useWhyTitle, WhyContent } from './why-content.tsx';
import classes from './why-panel.module.css';

const asked = { getInitialValueInEffect: false };

interface Props {
  explained: Explained;
  onClose: () => void;
}

/** On a phone it comes up from below, over everything. */
function WhyDrawer({ explained, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      size="88%"
      title={useWhyTitle(explained)}
      closeButtonProps={{ 'aria-label': t('whyScore.close') }}
    >
      <WhyContent explained={explained} />
    </Drawer>
  );
}

/** Beside the page where it makes room, otherwise beside the row, never over it; the page stays usable. */
function WhyBeside({ explained, onClose, isDocked }: Props & { isDocked: boolean }) {
  const { t } = useTranslation();
  const panel = useRef<HTMLElement>(null);
  const key = `${explained.brand.initDataId} ${explained.score}`;
  const { origin, goBack } = useWayBack(panel, key);
  const place = usePlace(origin, key, !isDocked);
  const title = useWhyTitle(explained);
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
    isDocked || place === null
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
      data-docked={isDocked || undefined}
      data-waiting={(!isDocked && place === null) || undefined}
      style={style}
      aria-label={`${t('whyScore.title')}: ${t(`scores.${explained.score}`)}, ${explained.brand.label}`}
      tabIndex={-1}
    >
      <header className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <CloseButton aria-label={t('whyScore.close')} onClick={close} />
      </header>
      <div className={classes.body}>
        <WhyContent explained={explained} />
      </div>
    </section>
  );
}

/** Explains the score that the address names. */
export function WhyPanel() {
  const { search, brands, change } = useDashboard();
  const isPhone = useMediaQuery('(max-width: 37.49em)', undefined, asked) ?? false;
  const isDocked = useMediaQuery('(min-width: 90em)', undefined, asked) ?? false;
  const explained = explainedOf(search.why, brands);
  if (explained === null) return null;
  const close = () => change({ why: undefined });
  if (isPhone) return <WhyDrawer explained={explained} onClose={close} />;
  return <WhyBeside explained={explained} onClose={close} isDocked={isDocked} />;
}
