import { Modal } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useMatches } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './page-help.module.css';
import { isApple } from './quick-access-store.ts';

export function PageHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { routeId } = useMatches().at(-1)!;
  const page = pages.find(([start]) => routeId.startsWith(`/_signed-in${start}`))?.[1];
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('help.title')}
      size={480}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {page !== undefined && <p className={classes.text}>{t(`help.page_${page}`)}</p>}
      <h3 className={classes.heading}>{t('help.shortcuts')}</h3>
      <dl className={classes.keys}>
        {shortcuts.map(([name, ...keys]) => (
          <div key={name}>
            <dt>{t(`help.key_${name}`)}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
              {name === 'arrows' && (
                <>
                  <kbd>
                    <IconArrowLeft size={13} aria-label="←" />
                  </kbd>
                  <kbd>
                    <IconArrowRight size={13} aria-label="→" />
                  </kbd>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}

const mod = isApple ? '⌘' : 'Ctrl';

const shortcuts = [
  ['palette', mod, 'K'],
  ['search', '/'],
  ['arrows', '↑', '↓'],
  ['open', 'Enter'],
  ['escape', 'Esc'],
  ['help', '?'],
] as const;

const pages = [
  ['/projects/create/sonar', 'createSonar'],
  ['/projects/create/resonance', 'createResonance'],
  ['/projects/create', 'create'],
  ['/projects/edit', 'edit'],
  ['/projects', 'projects'],
  ['/project/sonar/collect-data', 'collect'],
  ['/project/sonar', 'sonar'],
  ['/project/resonance', 'resonance'],
  ['/customers/', 'customers'],
  ['/users/', 'users'],
  ['/audit', 'audit'],
  ['/settings', 'settings'],
] as const;
