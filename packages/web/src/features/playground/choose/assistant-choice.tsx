import { Select } from '@mantine/core';
import type { PlaygroundOptions } from '@soundings/contract/playground/chat';
import { IconMessageChatbot } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLateOptions } from '#/ui/form/choice.tsx';
import { type Choice, choiceKey, choiceOf, readsFiles } from './choices.ts';
import classes from './choose.module.css';

interface AssistantChoiceProps {
  options: PlaygroundOptions;
  choice: Choice;
  /** Of a conversation whose assistant was deleted or taken away: what it was called. */
  formerName: string | null;
  onChoose: (choice: Choice) => void;
}

interface Group {
  group: string;
  items: { value: string; label: string; disabled?: boolean }[];
}

export function AssistantChoice({ options, choice, formerName, onChoose }: AssistantChoiceProps) {
  const { t } = useTranslation();
  const late = useLateOptions();
  const chatName = (type: Choice['aiChatType']) => t('playground.chatOf', { vendor: t(`ai.vendor_${type}`) });
  const data: Group[] = options.aiChats.map(({ type, isReady }) => ({
    group: t(`ai.vendor_${type}`),
    items: isReady
      ? [
          { value: choiceKey({ aiChatType: type, assistantId: null }), label: chatName(type) },
          ...options.assistants.map(({ id, name }) => ({
            value: choiceKey({ aiChatType: type, assistantId: id }),
            label: name,
          })),
        ]
      : [{ value: choiceKey({ aiChatType: type, assistantId: null }), label: t('playground.noKey'), disabled: true }],
  }));
  const value = choiceKey(choice);
  const isListed = data.some(({ items }) => items.some((item) => item.value === value && item.disabled !== true));
  if (!isListed) {
    data.unshift({
      group: t('playground.noLongerAvailable'),
      items: [{ value, label: formerName ?? chatName(choice.aiChatType), disabled: true }],
    });
  }
  return (
    <div className={classes.choice}>
      <Select
        {...late}
        className={classes.field ?? ''}
        aria-label={t('playground.assistant')}
        leftSection={<IconMessageChatbot size={18} stroke={1.7} />}
        data={data}
        value={value}
        searchable={options.assistants.length > 8}
        nothingFoundMessage={t('common.noOptionsFound')}
        maxDropdownHeight={380}
        onChange={(next) => next !== null && next !== value && onChoose(choiceOf(next))}
      />
      <span className={classes.about}>{isListed && <About options={options} choice={choice} />}</span>
    </div>
  );
}

function About({ options, choice }: { options: PlaygroundOptions; choice: Choice }) {
  const { t } = useTranslation();
  const model = options.aiChats.find(({ type }) => type === choice.aiChatType)?.model ?? '';
  const reads = t(readsFiles(options, choice) ? 'playground.textAndFiles' : 'playground.textAndPages');
  const answers =
    choice.aiChatType === 'BUILT_IN'
      ? t('playground.answersBuiltIn')
      : t('playground.answersBy', { model: `${t(`ai.vendor_${choice.aiChatType}`)} ${model}`.trim() });
  return `${reads} ${answers}`;
}
