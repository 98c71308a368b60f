import { Button } from '@mantine/core';
import type { Assistant } from '@soundings/contract/assistants/assistants';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '#/lib/use-field-error.ts';
import { Chip } from '#/ui/chip.tsx';
import { AssistantDialog } from './assistant-dialog.tsx';
import classes from './assistant-group.module.css';

interface Props {
  /** Where the form's errors say it. */
  path: string;
  title: string;
  help?: string;
  /** There is no other group to tell it from. */
  isOnly?: boolean;
  value: readonly Assistant[];
  onChange: (value: Assistant[]) => void;
  error?: ReactNode;
}

/** The assistants of one use: what is chosen, and the way to choose others. */
export function AssistantGroup({ path, title, help, isOnly = false, value, onChange, error }: Props) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const choose = isOnly ? t('projectForm.chooseAssistants') : t('projectForm.chooseAssistantsFor', { group: title });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside a button
    <div className={classes.group} role="group" aria-labelledby={`${id}-title`}>
      <div className={classes.head}>
        <div className={classes.words}>
          <h3 id={`${id}-title`} className={classes.title}>
            {title}
            <span className={classes.star} aria-hidden="true">
              *
            </span>
          </h3>
          {help ? <p className={classes.help}>{help}</p> : null}
        </div>
        <Button
          ref={button}
          size="sm"
          data-path={path}
          data-failed={error ? true : undefined}
          leftSection={<IconPlus size={15} aria-hidden="true" />}
          aria-label={choose}
          aria-describedby={`${id}-error`}
          onClick={() => setIsOpen(true)}
        >
          {t('projectForm.chooseAssistants')}
        </Button>
      </div>
      {value.length > 0 ? (
        <ul className={classes.chips}>
          {value.map((assistant) => (
            <li key={assistant.id}>
              <Chip
                label={t(`projectForm.assistantType_${assistant.type}`)}
                name={assistant.name}
                onRemove={() => {
                  onChange(value.filter((other) => other.id !== assistant.id));
                  button.current?.focus();
                }}
              >
                {assistant.name}
              </Chip>
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.none}>{t('projectForm.noAssistantsChosen')}</p>
      )}
      <p id={`${id}-error`} className={classes.error} aria-live="polite">
        {shown(error)}
      </p>
      {isOpen ? (
        <AssistantDialog
          title={choose}
          initial={value}
          onConfirm={(chosen) => {
            onChange(chosen);
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </div>
  );
}
