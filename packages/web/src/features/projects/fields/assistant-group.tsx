import { Button, Input, VisuallyHidden } from '@mantine/core';
import type { Assistant } from '@soundings/contract/assistants/assistants';
import type { AssistantMode } from '@soundings/contract/projects/project-choices';
import { assistantModes } from '@soundings/contract/projects/project-choices';
import { type AssistantsType, assistantFields, type InContract } from '@soundings/contract/projects/project-types';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '#/lib/field-rules.ts';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import { usePagedSource } from '#/ui/list/paged-source.ts';
import { PickerDialog } from '#/ui/list/picker-dialog.tsx';
import { Chip } from '#/ui/marks/chip.tsx';
import { assistantPages } from '../project-forms.api.ts';
import classes from './fields.module.css';

interface Props {
  path: string;
  title: string;
  help?: string;
  isOnly?: boolean;
  value: readonly Assistant[];
  onChange: (value: Assistant[]) => void;
  error?: ReactNode;
}

export function AssistantGroup({ path, title, help, isOnly = false, value, onChange, error }: Props) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const id = useId();
  const isPhone = useIsPhone();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const choose = isOnly ? t('projectForm.chooseAssistants') : t('projectForm.chooseAssistantsFor', { group: title });
  const chosen =
    value.length > 0 ? (
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
    ) : null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside a button
    <div className={classes.group} role="group" aria-labelledby={`${id}-title`}>
      <div className={classes.head} data-only={isOnly || undefined}>
        <div className={classes.words}>
          {isOnly ? (
            <VisuallyHidden component="h3" id={`${id}-title`}>
              {title}
            </VisuallyHidden>
          ) : (
            <h3 id={`${id}-title`} className={classes.title}>
              {title}
              <span className={classes.star} aria-hidden="true">
                *
              </span>
            </h3>
          )}
          {help ? <p className={classes.help}>{help}</p> : null}
          {isOnly ? (chosen ?? <p className={classes.help}>{t('projectForm.noAssistantChosen')}</p>) : null}
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
          {t(isPhone ? 'projectForm.choose' : 'projectForm.chooseAssistants')}
        </Button>
      </div>
      {isOnly ? null : chosen}
      <div id={`${id}-error`} aria-live="polite">
        {error ? <Input.Error>{shown(error)}</Input.Error> : null}
      </div>
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

interface AssistantGroupsProps {
  modes?: readonly AssistantMode[];
  value: AssistantGroupValues;
  onChange: (value: AssistantGroupValues) => void;
  errors: Partial<Record<string, ReactNode>>;
}

export function AssistantGroups({ modes = assistantModes, value, onChange, errors }: AssistantGroupsProps) {
  const { t } = useTranslation();
  return (
    <div>
      {modes.map((mode) => (
        <AssistantGroup
          key={mode}
          path={mode}
          title={t(`projectForm.group_${mode}`)}
          help={t(`projectForm.groupHelp_${mode}`)}
          value={value[mode]}
          onChange={(assistants: Assistant[]) => onChange({ ...value, [mode]: assistants })}
          error={errors[mode]}
        />
      ))}
    </div>
  );
}

interface AssistantDialogProps {
  title: string;
  initial: readonly Assistant[];
  onConfirm: (chosen: Assistant[]) => void;
  onClose: () => void;
}

const most = 100;

function AssistantDialog({ title, initial, onConfirm, onClose }: AssistantDialogProps) {
  const { t } = useTranslation();
  const source = usePagedSource<Assistant>(assistantPages);
  return (
    <PickerDialog
      title={title}
      label={t('projectForm.assistants')}
      source={source}
      itemOf={({ name, type }) => ({ name, tag: t(`projectForm.assistantType_${type}`) })}
      initial={initial}
      max={most}
      empty={t('projectForm.noAssistants')}
      confirmLabel={t('projectForm.applyChoice')}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}

export type AssistantGroupValues = Record<AssistantMode, Assistant[]>;

export const emptyGroups: AssistantGroupValues = { 'generate-all': [], 'generate-selected': [], compress: [] };

export const checkAssistants = (chosen: readonly Assistant[]) =>
  chosen.length === 0 ? ('pleaseChooseAtLeastOneAssistant' as const) : null;

export const assistantsRequest = <T extends AssistantsType>(
  type: T,
  groups: Partial<AssistantGroupValues>,
): AssistantIds<T> =>
  Object.fromEntries(
    assistantFields(type).map(([mode, field]) => [field, (groups[mode] ?? []).map(({ id }) => id)]),
  ) as AssistantIds<T>;

type AssistantIds<T extends AssistantsType> = Record<
  InContract<T>['assistants'][keyof InContract<T>['assistants']] & string,
  string[]
>;
