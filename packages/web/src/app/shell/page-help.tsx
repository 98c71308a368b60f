import { FocusTrap, Modal } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useMatches } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './page-help.module.css';
import { isApple } from './quick-access-store.ts';

export function PageHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { pathname } = useMatches().at(-1)!;
  const [, page, keys = []] = findHelp(pathname) ?? [];
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('help.title')}
      size={480}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <FocusTrap.InitialFocus />
      {page !== undefined && <p className={classes.text}>{t(`help.page_${page}`)}</p>}
      <h3 className={classes.heading}>{t('help.shortcuts')}</h3>
      <dl className={classes.keys}>
        {shortcuts
          .filter(({ name, isOfPage }) => !isOfPage || keys.includes(name))
          .map(({ name, keys: pressed }) => (
            <div key={name}>
              <dt>{t(`help.key_${name}`)}</dt>
              <dd>
                {pressed.map((key) => (
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
const shift = isApple ? '⇧' : 'Shift';

const shortcuts: readonly { name: Shortcut; keys: readonly string[]; isOfPage?: true }[] = [
  { name: 'palette', keys: [mod, 'K'] },
  { name: 'search', keys: ['/'], isOfPage: true },
  { name: 'arrows', keys: ['↑', '↓'] },
  { name: 'open', keys: ['Enter'] },
  { name: 'menu', keys: ['M'], isOfPage: true },
  { name: 'send', keys: ['Enter'], isOfPage: true },
  { name: 'newLine', keys: [shift, 'Enter'], isOfPage: true },
  { name: 'stop', keys: ['Esc'], isOfPage: true },
  { name: 'editLast', keys: ['↑'], isOfPage: true },
  { name: 'newConversation', keys: [isApple ? '⌥' : 'Alt', 'N'], isOfPage: true },
  { name: 'nextMessage', keys: ['J', 'K'], isOfPage: true },
  { name: 'selectMessage', keys: ['X'], isOfPage: true },
  { name: 'selectRange', keys: [shift, 'J'], isOfPage: true },
  { name: 'likeMessage', keys: ['L'], isOfPage: true },
  { name: 'editMessage', keys: ['E'], isOfPage: true },
  { name: 'messageInfo', keys: ['I'], isOfPage: true },
  { name: 'deleteMessage', keys: [isApple ? '⌫' : 'Backspace'], isOfPage: true },
  { name: 'orderFinals', keys: [isApple ? '⌥' : 'Alt', '↑', '↓'], isOfPage: true },
  { name: 'escape', keys: ['Esc'] },
  { name: 'help', keys: ['?'] },
];
type Shortcut =
  | 'palette'
  | 'search'
  | 'arrows'
  | 'open'
  | 'menu'
  | 'send'
  | 'newLine'
  | 'stop'
  | 'editLast'
  | 'newConversation'
  | (typeof ofBoard)[number]
  | 'escape'
  | 'help';

const ofBoard = [
  'search',
  'nextMessage',
  'selectMessage',
  'selectRange',
  'likeMessage',
  'editMessage',
  'messageInfo',
  'deleteMessage',
  'orderFinals',
] as const;
const ofList: readonly Shortcut[] = ['search', 'menu'];
const ofChat: readonly Shortcut[] = [...ofList, 'send', 'newLine', 'stop', 'editLast', 'newConversation'];

const pages = [
  ['/projects/create/sonar', 'createSonar'],
  ['/projects/create/resonance', 'createResonance'],
  ['/projects/create/', 'createOther'],
  ['/projects/create', 'create'],
  ['/projects/edit', 'edit'],
  ['/projects', 'projects', ofList],
  ['/project/sonar/collect-data', 'collect', ['search']],
  ['/project/sonar', 'sonar'],
  ['/project/resonance', 'resonance'],
  ['/project/path', 'path', ofList],
  ['/project/scout/collect-data', 'scoutCollect'],
  ['/project/scout', 'scout', ofBoard],
  ['/project/id8', 'id8', ofBoard],
  ['/project/genie', 'genie'],
  ['/customers/add', 'newCustomer'],
  ['/customers/', 'customer', ofList],
  ['/customers', 'customers', ofList],
  ['/users/', 'user'],
  ['/users', 'users', ofList],
  ['/reports/add', 'addToReport'],
  ['/reports/', 'report'],
  ['/reports', 'reports', ofList],
  ['/audit', 'audit', ['search']],
  ['/status', 'status'],
  ['/alerts', 'alerts'],
  ['/settings', 'settings'],
  ['/playground', 'playground', ofChat],
] as const satisfies readonly (readonly [start: string, page: string, keys?: readonly Shortcut[]])[];

export const findHelp = (pathname: string) =>
  pages.find(([start]) => pathname.replace(/\/$/, '').startsWith(start)) as
    | readonly [string, (typeof pages)[number][1], (readonly Shortcut[])?]
    | undefined;
