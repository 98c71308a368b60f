import { Button } from '@mantine/core';
import type { CreatedType } from '@soundings/contract/projects/project-choices';
import { IconDoorExit } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HeaderPlaces } from '#/app/shell/header-slot.tsx';
import { PageContent } from '#/app/shell/page-content.tsx';
import { SkipLink } from '#/app/shell/skip-link.tsx';
import { AccessFooter } from '#/features/access/components/access-footer.tsx';
import { LanguageMenu } from '#/features/access/components/language-menu.tsx';
import { forgetPassword } from '#/features/consumer/held-passwords.ts';
import type { ConsumerVisit } from '#/lib/api/consumer-visit.ts';
import { ProjectHeader } from '#/ui/project-header.tsx';
import { ThemeSwitch } from '#/ui/theme-switch.tsx';
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
      <SkipLink />
      <div className={classes.shell}>
        <ProjectHeader type={type} projectName={projectName} beside={<div ref={setStart} className={classes.start} />}>
          <LanguageMenu />
          <ThemeSwitch />
          <Button
            className={classes.leave ?? ''}
            leftSection={<IconDoorExit size={17} stroke={1.7} />}
            title={t('consumer.leaveHelp')}
            onClick={() => forgetPassword(part, projectName)}
          >
            {t('consumer.leave')}
          </Button>
        </ProjectHeader>
        <PageContent tabsRef={setTabs}>{children}</PageContent>
        <div className={classes.footer}>
          <AccessFooter />
        </div>
      </div>
    </HeaderPlaces>
  );
}
