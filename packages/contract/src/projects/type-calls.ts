import { z } from 'zod';
import { Done, endpoint } from '../endpoint.ts';
import type { ErrorCode } from '../errors.ts';
import { DatasetFields } from '../sonar/brands.ts';
import { datasetLimits } from '../sonar/sonar-choices.ts';
import { NewAgent, OtherAgent } from './agent-fields.ts';
import { type AssistantMode, referenceFileBytes } from './project-choices.ts';
import { type SettingsShape, settingsChange, settingsOfType } from './project-settings.ts';
import {
  type AssistantsType,
  assistantFields,
  type CreatedType,
  createdTypes,
  type FileType,
  hasAssistants,
  hasFile,
  type InContract,
  typesInContract,
} from './project-types.ts';
import { ProjectName } from './projects.ts';

const ById = z.object({ id: z.uuid() });
const ByQueryId = z.object({ id: z.uuid() });
const Made = z.object({ id: z.uuid(), projectName: z.string() });

const NewProject = z.object({ projectName: ProjectName, userIds: z.array(z.uuid()).max(1000).default([]) });
const Renamed = z.object({ projectName: ProjectName });

const AssistantIds = z.array(z.uuid()).min(1, 'pleaseChooseAtLeastOneAssistant').max(100);

const typePath = (type: CreatedType, rest = ''): `/${string}` => `/api/${typesInContract[type].path}${rest}`;

const creation = <B extends z.ZodType>(type: CreatedType, body: B) =>
  endpoint({
    method: 'POST',
    path: typePath(type),
    summary: `Create a ${type} project`,
    access: 'projects.create',
    body,
    answer: Made,
    status: 201,
    errors: ['projectNameAlreadyExist', 'notFound', 'productNotEnabled'] as readonly ErrorCode[],
  });

const edit = <B extends z.ZodType>(type: CreatedType, body: B) =>
  endpoint({
    method: 'POST',
    path: typePath(type, '/edit/{id}'),
    summary: `Change the name and fields of a ${type} project; fields that are left out stay`,
    access: typesInContract[type].editedBy,
    params: ById,
    body,
    answer: Done,
    errors: ['notFound', typesInContract[type].nameTaken],
  });

const removal = (type: CreatedType) =>
  endpoint({
    method: 'DELETE',
    path: typePath(type, '/{id}'),
    summary: `Delete a ${type} project with everything in it`,
    access: 'projects.manage',
    params: ById,
    answer: Done,
    errors: ['notFound'],
  });

const referenceFile = (type: FileType) =>
  endpoint({
    method: 'POST',
    path: typePath(type, '/add-file/{id}'),
    summary: `Give a ${type} project another reference file, whose text feeds generation`,
    access: 'projects.manage',
    params: ById,
    upload: { maxBytes: referenceFileBytes },
    slow: true,
    answer: z.object({ fileName: z.string() }),
    errors: ['notFound', 'fileCannotBeRead', 'payloadTooLarge', 'unsupportedMediaType'],
  });

const assistantsChange = <B extends z.ZodType>(type: AssistantsType, body: B) =>
  endpoint({
    method: 'POST',
    path: typePath(type, '/edit/assistants'),
    summary: `Say which assistants a ${type} project uses: these and no others`,
    access: 'projects.manage',
    query: ByQueryId,
    body,
    answer: Done,
    errors: ['notFound'],
  });

type AssistantField<T extends CreatedType> = InContract<T>['assistants'][keyof InContract<T>['assistants']] & string;
type AssistantsShape<T extends CreatedType> = { [F in AssistantField<T>]: typeof AssistantIds };
type Agent<T extends CreatedType, A> = InContract<T>['hasAgent'] extends true ? A : unknown;

type NewShape<T extends CreatedType> = (typeof NewProject)['shape'] & SettingsShape<T> & AssistantsShape<T>;
type NewBody<T extends CreatedType> = z.ZodType<
  z.output<z.ZodObject<NewShape<T>>> & Agent<T, z.output<typeof NewAgent>>,
  z.input<z.ZodObject<NewShape<T>>> & Agent<T, z.input<typeof NewAgent>>
>;
type Changes<S> = { -readonly [K in keyof S]?: S[K] | undefined };
type SettingsOutput<T extends CreatedType> = {
  [K in keyof SettingsShape<T>]: SettingsShape<T>[K] extends z.ZodType ? z.output<SettingsShape<T>[K]> : never;
};
type EditedFields<T extends CreatedType> = z.output<typeof Renamed> &
  Changes<SettingsOutput<T>> &
  Agent<T, z.output<typeof OtherAgent>>;
type EditBody<T extends CreatedType> = z.ZodType<EditedFields<T>, EditedFields<T>>;

export type DescribedType = Exclude<CreatedType, 'RESONANCE'>;
export const describedTypes = createdTypes.filter((type): type is DescribedType => type !== 'RESONANCE');

type CallsOf<T extends CreatedType> = {
  readonly create: ReturnType<typeof creation<NewBody<T>>>;
  readonly edit: ReturnType<typeof edit<EditBody<T>>>;
  readonly remove: ReturnType<typeof removal>;
} & (T extends FileType ? { readonly addFile: ReturnType<typeof referenceFile> } : unknown) &
  (T extends AssistantsType
    ? { readonly setAssistants: ReturnType<typeof assistantsChange<z.ZodObject<AssistantsShape<T>>>> }
    : unknown);

const assistantsShape = <T extends CreatedType>(type: T) =>
  Object.fromEntries(assistantFields(type).map(([, field]) => [field, AssistantIds])) as AssistantsShape<T>;

const describeCalls = <T extends DescribedType>(type: T): CallsOf<T> => {
  const { hasAgent } = typesInContract[type];
  const New = NewProject.extend({ ...settingsOfType[type].shape, ...assistantsShape(type) });
  const Edited = Renamed.extend(settingsChange(type).shape);
  const calls = {
    create: creation(type, hasAgent ? New.and(NewAgent) : New),
    edit: edit(type, hasAgent ? Edited.and(OtherAgent) : Edited),
    remove: removal(type),
    ...(hasFile(type) && { addFile: referenceFile(type) }),
    ...(hasAssistants(type) && { setAssistants: assistantsChange(type, z.object(assistantsShape(type))) }),
  };
  return calls as unknown as CallsOf<T>;
};

const NewSonar = NewProject.extend({
  ...settingsOfType.SONAR.shape,
  datasets: z.array(DatasetFields).max(datasetLimits.datasets).default([]),
});

export const describedCalls = {
  ...(Object.fromEntries(describedTypes.map((type) => [type, describeCalls(type)])) as {
    readonly [T in DescribedType]: CallsOf<T>;
  }),
  SONAR: {
    ...describeCalls('SONAR'),
    create: {
      ...creation('SONAR', NewSonar),
      path: '/api/sonar/init',
      maxBodyBytes: 16 * 1024 * 1024,
      errors: ['projectNameAlreadyExist', 'notFound', 'productNotEnabled', 'datasetAlreadyExists'],
    },
  },
} as const;

type DescribedCalls = typeof describedCalls;
export type NewProjectOf<T extends DescribedType> = z.output<DescribedCalls[T]['create']['body']>;

export interface AnyTypeCalls {
  readonly create: ReturnType<typeof creation<z.ZodType<z.output<typeof NewProject>>>>;
  readonly edit: ReturnType<typeof edit<z.ZodType<z.output<typeof Renamed>>>>;
  readonly remove: ReturnType<typeof removal>;
  readonly addFile?: ReturnType<typeof referenceFile>;
  readonly setAssistants?: ReturnType<typeof assistantsChange<z.ZodType<object>>>;
}
export const callsOfType = (type: DescribedType): AnyTypeCalls => describedCalls[type];

/** The specification gives SONAR's edit two addresses. */
const editSonarProject = { ...describedCalls.SONAR.edit, path: '/api/project/edit/sonar/{id}' } as const;

export const editsOfType = (type: DescribedType): AnyTypeCalls['edit'][] =>
  type === 'SONAR' ? [describedCalls.SONAR.edit, editSonarProject] : [describedCalls[type].edit];

type Call = 'create' | 'edit' | 'remove' | 'addFile' | 'setAssistants';
type CallName<T extends DescribedType, C> = {
  create: `create${InContract<T>['callName']}`;
  edit: `edit${InContract<T>['callName']}`;
  remove: `delete${InContract<T>['callName']}`;
  addFile: `add${InContract<T>['callName']}File`;
  setAssistants: `edit${InContract<T>['callName']}Assistants`;
}[C & Call];

const callName = (name: string): Record<Call, string> => ({
  create: `create${name}`,
  edit: `edit${name}`,
  remove: `delete${name}`,
  addFile: `add${name}File`,
  setAssistants: `edit${name}Assistants`,
});

type TypeEndpoints = {
  readonly [P in {
    [T in DescribedType]: {
      [C in keyof DescribedCalls[T]]: { type: T; call: C; endpoint: DescribedCalls[T][C] };
    }[keyof DescribedCalls[T]];
  }[DescribedType] as CallName<P['type'], P['call']>]: P['endpoint'];
};

export const typeEndpoints = {
  ...(Object.fromEntries(
    describedTypes.flatMap((type) =>
      Object.entries(describedCalls[type]).map(([call, made]) => [
        callName(typesInContract[type].callName)[call as Call],
        made,
      ]),
    ),
  ) as TypeEndpoints),
  editSonarProject,
} as const;

export const assistantsIn = (type: CreatedType, body: object): Partial<Record<AssistantMode, readonly string[]>> =>
  Object.fromEntries(
    assistantFields(type).map(([mode, field]) => [mode, (body as Record<string, readonly string[]>)[field]]),
  );
