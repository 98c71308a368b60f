import { Button } from '@mantine/core';
import type { CreatedType } from '@soundings/contract/project-choices';
import { IconDoorExit } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HeaderPlaces } from '#/app/shell/header-slot.tsx';
import { AccessFooter } from '#/features/access/components/access-footer.tsx';
import { LanguageMenu } from '#/features/access/components/language-menu.tsx';
import { forgetPassword } from '#/features/consumer/held-passwords.ts';
import type { ConsumerVisit } from '#/lib/api/consumer-visit.ts';
import { typeLooks } from '#/lib/project-types.ts';
import { Logo } from '#/ui/logo.tsx';
import { ThemeSwitch } from '#/ui/theme-switch.tsx';
import { TypeTile } from '#/ui/type-tile.tsx';
import classes from './consumer-shell.module.css';

interface Props {
  visit: ConsumerVisit;
  type: CreatedType;
  children: ReactNode;
}

/** The frame of an opened shared project. It leads nowhere but out. */
export function ConsumerShell({ visit, type, children }: Props) {
  const { t } = useTranslation();
  const [start, setStart] = useState<HTMLElement | null>(null);
  const [tabs, setTabs] = useState<HTMLElement | null>(null);
  const { part, projectName } = visit;
  return (
    <HeaderPlaces value={{ start, tabs }}>
      <a className={classes.skip} href="#content">
        {t('shell.skipToContent')}
      </a>
      <div className={classes.shell}>
        <header className={classes.header}>
          <div className={classes.logo}>
            <Logo name={t('common.productName')} size={24} />
          </div>
          <div className={classes.project}>
            <TypeTile type={type} size={26} />
            <span className={classes.type}>{typeLooks[type].name}</span>
            <h1 className={classes.name} title={projectName}>
              {projectName}
            </h1>
            <div ref={setStart} className={classes.start} />
          </div>
          <div className={classes.end}>
            <LanguageMenu />
            <ThemeSwitch />
            <Button
              leftSection={<IconDoorExit size={17} stroke={1.7} />}
              title={t('consumer.leaveHelp')}
              onClick={() => forgetPassword(part, projectName)}
            >
              {t('consumer.leave')}
            </Button>
          </div>
        </header>
        <div ref={setTabs} className={classes.tabs} />
        <main id="content" tabIndex={-1} className={classes.page}>
          {children}
          {/* Mantine puts its popovers into the node that bears this name: here they belong to the page's content. */}
          <div data-mantine-shared-portal-node="true" />
        </main>
        <div className={classes.footer}>
          <AccessFooter />
        </div>
      </div>
    </HeaderPlaces>
  );
}
