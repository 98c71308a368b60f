import type { PlaygroundOptions } from '@soundings/contract/playground/chat';
import { IconArrowUpRight, IconChartBar, IconFileSearch, IconMathFunction, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { BrandLogo } from '#/ui/marks/logo.tsx';
import { assistantOf, type Choice, readsFiles } from '../choose/choices.ts';
import classes from './start.module.css';

interface StartProps {
  options: PlaygroundOptions;
  choice: Choice;
  onExample: (text: string) => void;
}

const abilities = [
  ['projects', IconChartBar],
  ['files', IconFileSearch],
  ['measures', IconMathFunction],
  ['drafts', IconPencil],
] as const;

export function Start({ options, choice, onExample }: StartProps) {
  const { t } = useTranslation();
  const assistant = assistantOf(options, choice);
  const isBuiltIn = choice.aiChatType === 'BUILT_IN';
  const withFiles = readsFiles(options, choice);
  return (
    <section className={classes.start} aria-labelledby="playground-start">
      <span className={classes.mark} aria-hidden="true">
        <BrandLogo size={30} markOnly />
      </span>
      <h2 id="playground-start" className={classes.title}>
        {t('playground.startTitle')}
      </h2>
      <p className={classes.about}>
        {isBuiltIn
          ? t('playground.aboutBuiltIn')
          : assistant
            ? t('playground.aboutAssistant', { name: assistant.name })
            : t('playground.aboutModel')}
      </p>
      <ul className={classes.abilities}>
        {abilities.map(([ability, Icon]) => {
          const name = ability === 'files' && !withFiles ? 'pages' : ability;
          return (
            <li key={ability}>
              <Icon size={18} stroke={1.7} aria-hidden="true" />
              <span>
                <strong>{t(`playground.can_${name}`)}</strong>
                {t(`playground.canHelp_${name}`)}
              </span>
            </li>
          );
        })}
      </ul>
      <h3 className={classes.heading}>{t('playground.tryOne')}</h3>
      <div className={classes.examples}>
        {([1, 2, 3] as const).map((number) => (
          <button
            key={number}
            type="button"
            className={classes.example}
            onClick={() => onExample(t(`playground.example_${number}`))}
          >
            {t(`playground.example_${number}`)}
            <IconArrowUpRight size={16} stroke={1.7} aria-hidden="true" />
          </button>
        ))}
      </div>
    </section>
  );
}
