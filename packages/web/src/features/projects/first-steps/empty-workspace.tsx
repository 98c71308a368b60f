import { Anchor, Button } from '@mantine/core';
import { IconFlask, type TablerIcon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sampleSurvey } from '#/lib/sample-survey.ts';
import { TypeTile } from '#/ui/marks/type-tile.tsx';
import classes from './empty-workspace.module.css';
import { useAddDemo } from './first-steps.api.ts';

export function EmptyWorkspace() {
  const { t } = useTranslation();
  const addDemo = useAddDemo();
  const sample = sampleSurvey();
  return (
    <section className={classes.root} aria-label={t('emptyWorkspace.lead')}>
      <p className={classes.lead}>{t('emptyWorkspace.lead')}</p>
      <ul className={classes.ways}>
        <Way
          tile={<TypeTile type="SONAR" size={40} />}
          title={t('emptyWorkspace.sonar')}
          text={t('emptyWorkspace.sonarText')}
        >
          <Button
            variant="filled"
            renderRoot={(props) => <Link {...props} to="/projects/create/$type" params={{ type: 'sonar' }} />}
          >
            {t('emptyWorkspace.sonarAction')}
          </Button>
        </Way>
        <Way
          tile={<TypeTile type="RESONANCE" size={40} />}
          title={t('emptyWorkspace.survey')}
          text={t('emptyWorkspace.surveyText')}
        >
          <Button
            renderRoot={(props) => <Link {...props} to="/projects/create/$type" params={{ type: 'resonance' }} />}
          >
            {t('emptyWorkspace.surveyAction')}
          </Button>
          <Anchor size="sm" href={`/templates/${sample}`} download={sample}>
            {t('projects.sampleSurvey')}
          </Anchor>
        </Way>
        <Way tile={<IconTile icon={IconFlask} />} title={t('emptyWorkspace.demo')} text={t('emptyWorkspace.demoText')}>
          <Button loading={addDemo.isPending} onClick={() => addDemo.mutate({})}>
            {t('emptyWorkspace.demoAction')}
          </Button>
          <span role="status" className={classes.wait}>
            {addDemo.isPending && t('emptyWorkspace.demoWait')}
          </span>
        </Way>
      </ul>
    </section>
  );
}

function IconTile({ icon: Icon }: { icon: TablerIcon }) {
  return (
    <span className={classes.tile} aria-hidden="true">
      <Icon size={22} stroke={1.8} />
    </span>
  );
}

function Way({ tile, title, text, children }: { tile: ReactNode; title: string; text: string; children: ReactNode }) {
  return (
    <li className={classes.way}>
      {tile}
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>{children}</div>
    </li>
  );
}
