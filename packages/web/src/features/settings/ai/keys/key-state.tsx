import type { AiKey } from '@soundings/contract/ai/ai-keys';
import { IconAlertCircle, IconCircleCheck, IconCircleDashed, IconHelpCircle } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDayTime, formatNumber } from '#/lib/format.ts';
import classes from './keys.module.css';

const modelsNamed = 3;

export function KeyState({ shown: { kind, source, outcome, models } }: { shown: AiKey }) {
  const { t } = useTranslation();
  if (source === 'none') {
    return (
      <>
        <p className={classes.state}>
          <IconCircleDashed size={17} stroke={1.8} aria-hidden="true" />
          {t('aiSettings.hasNoKey')}
        </p>
        {kind === 'COMPATIBLE' ? <p className={classes.help}>{t('aiSettings.noServerHelp')}</p> : null}
      </>
    );
  }
  if (outcome === null) {
    return (
      <>
        <p className={classes.state}>
          <IconHelpCircle size={17} stroke={1.8} aria-hidden="true" />
          {t('aiSettings.notChecked')}
        </p>
        <p className={classes.help}>{t('aiSettings.notCheckedHelp')}</p>
      </>
    );
  }
  if (outcome !== 'works') {
    return (
      <>
        <p className={classes.state} data-tone="negative">
          <IconAlertCircle size={17} stroke={1.8} aria-hidden="true" />
          {t(`ai.what.${outcome}`)}
        </p>
        <p className={classes.help}>{t(`aiSettings.todo.${outcome}`)}</p>
      </>
    );
  }
  return (
    <>
      <p className={classes.state} data-tone="positive">
        <IconCircleCheck size={17} stroke={1.8} aria-hidden="true" />
        {t('aiSettings.works', { count: models.length, n: formatNumber(models.length) })}
      </p>
      <Models names={models} />
    </>
  );
}

function Models({ names }: { names: readonly string[] }) {
  const { t } = useTranslation();
  const rest = names.length - modelsNamed;
  const named = names.slice(0, modelsNamed).join(', ');
  const more = t('aiSettings.andMore', { count: rest, n: formatNumber(rest) });
  return <p className={classes.help}>{rest > 0 ? `${named} ${more}` : named}</p>;
}

const variableOf = (kind: AiKey['kind']): string => `AI_${kind}_${kind === 'COMPATIBLE' ? 'URL' : 'KEY'}`;

export function KeyFacts({ shown }: { shown: AiKey }) {
  const { t } = useTranslation();
  const { kind, source, baseUrl, header, apiVersion, setBy, setOn, checkedOn } = shown;
  if (source === 'none') return null;
  const facts = [
    { label: t('aiSettings.address'), text: kind === 'COMPATIBLE' ? baseUrl : null },
    { label: t('aiSettings.sentAs'), text: header && `${header.name}: ${header.prefix}…` },
    { label: t('aiSettings.apiVersion'), text: apiVersion },
  ].filter(({ text }) => text);
  const date = setOn && formatDate(setOn);
  return (
    <div className={classes.facts}>
      {facts.length > 0 && (
        <dl className={classes.list}>
          {facts.map(({ label, text }) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {source === 'env' && <div>{t('aiSettings.ofEnvironment', { name: variableOf(kind) })}</div>}
      {date && (
        <div>{setBy ? t('aiSettings.storedBy', { name: setBy, date }) : t('aiSettings.storedOn', { date })}</div>
      )}
      {checkedOn && <div>{t('aiSettings.checkedOn', { when: formatDayTime(checkedOn) })}</div>}
    </div>
  );
}
