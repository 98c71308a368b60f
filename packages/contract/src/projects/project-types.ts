import type { Permission } from '../access/permissions.ts';
import type { ErrorCode } from '../errors.ts';
import type { AssistantMode } from './project-choices.ts';

/** Without zod, so that pages can read it. */
interface TypeInContract {
  /** How the addresses of pages name it: `/project/{segment}/{id}`, and for consumers `/{segment}/{projectName}`. */
  readonly segment: string;
  /** The roots of its calls: `/api/{path}` and `/api/consumer/{consumerPath}`. */
  readonly path: string;
  readonly consumerPath: string;
  /** Names its calls in the endpoint table: `createGenieGo`. */
  readonly callName: string;
  readonly hasFile: boolean;
  readonly hasAgent: boolean;
  readonly assistants: Readonly<Partial<Record<AssistantMode, string>>>;
  /** What of it has a password and an address of its own: `/{segment}/{part's segment}/{projectName}`. */
  readonly parts: Readonly<Record<string, { readonly segment: string; readonly callName: string }>>;
  readonly isCollected: boolean;
  /** Whether its share can let consumers like and comment. */
  readonly takesFeedback: boolean;
  readonly editedBy: Permission;
  readonly nameTaken: ErrorCode;
}

const plain = {
  hasFile: false,
  hasAgent: false,
  assistants: {},
  parts: {},
  isCollected: false,
  takesFeedback: false,
  editedBy: 'projects.manage',
  nameTaken: 'projectNameAlreadyExist',
} as const;

export const typesInContract = {
  SONAR: {
    ...plain,
    segment: 'sonar',
    path: 'sonar',
    consumerPath: 'sonar',
    callName: 'Sonar',
    isCollected: true,
    editedBy: 'projects.edit-sonar',
    nameTaken: 'projectWithThisNameAlreadyExist',
  },
  RESONANCE: {
    ...plain,
    segment: 'resonance',
    path: 'resonance',
    consumerPath: 'resonance',
    callName: 'Resonance',
  },
  SCOUTV2: {
    ...plain,
    segment: 'scout',
    path: 'scout-v2',
    consumerPath: 'scout',
    callName: 'Scout',
    hasFile: true,
    assistants: {
      'generate-all': 'activeAllAssistants',
      'generate-selected': 'activeSelectedAssistants',
      compress: 'activeCompressAssistants',
    },
    takesFeedback: true,
    parts: { FINAL_MESSAGES: { segment: 'final-messages', callName: 'FinalMessages' } },
  },
  GENIE: {
    ...plain,
    segment: 'genie',
    path: 'genie',
    consumerPath: 'genie',
    callName: 'Genie',
    hasFile: true,
    assistants: { 'generate-all': 'assistantIds' },
  },
  GENIE_GO: {
    ...plain,
    segment: 'genie-go',
    path: 'genie2go',
    consumerPath: 'genie2go',
    callName: 'GenieGo',
    hasFile: true,
    assistants: { 'generate-all': 'assistantIds' },
  },
  ID8: {
    ...plain,
    segment: 'id8',
    path: 'id8',
    consumerPath: 'id8',
    callName: 'Id8',
    hasFile: true,
    hasAgent: true,
    takesFeedback: true,
  },
} as const satisfies Record<string, TypeInContract>;

export type CreatedType = keyof typeof typesInContract;
export type InContract<T extends CreatedType> = (typeof typesInContract)[T];

export const createdTypes = Object.keys(typesInContract) as [CreatedType, ...CreatedType[]];

/** Named in the list of products, and disabled: there are no projects of them. */
export const disabledTypes = ['PULSE'] as const;

export const productTypes = [...createdTypes, ...disabledTypes] as const;

export const isCreatedType = (type: string): type is CreatedType => Object.hasOwn(typesInContract, type);

export const findTypeOfSegment = (segment: string): CreatedType | undefined =>
  createdTypes.find((type) => typesInContract[type].segment === segment);

export const isCollected = (projectType: CreatedType): boolean => typesInContract[projectType].isCollected;

export const takesFeedback = (projectType: CreatedType): boolean => typesInContract[projectType].takesFeedback;

export type FileType = { [T in CreatedType]: InContract<T>['hasFile'] extends true ? T : never }[CreatedType];
export const hasFile = (type: CreatedType): type is FileType => typesInContract[type].hasFile;

export type AssistantsType = {
  [T in CreatedType]: keyof InContract<T>['assistants'] extends never ? never : T;
}[CreatedType];
export const hasAssistants = (type: CreatedType): type is AssistantsType => assistantFields(type).length > 0;

export const assistantFields = (type: CreatedType): [AssistantMode, string][] =>
  Object.entries(typesInContract[type].assistants) as [AssistantMode, string][];

type PartsOf<T extends CreatedType> = T extends CreatedType ? keyof InContract<T>['parts'] & string : never;

export type FurtherPart = PartsOf<CreatedType>;

export type SharedPart = CreatedType | FurtherPart;

interface PlaceOfPart {
  readonly type: CreatedType;
  readonly segment: string;
  readonly callName: string;
}

export const furtherParts = Object.fromEntries(
  createdTypes.flatMap((type) =>
    Object.entries<PlaceOfPart>(typesInContract[type].parts as never).map(([part, place]) => [
      part,
      { ...place, type },
    ]),
  ),
) as Record<FurtherPart, PlaceOfPart>;

export const listFurtherParts = (projectType: CreatedType): FurtherPart[] =>
  Object.keys(typesInContract[projectType].parts) as FurtherPart[];

export const typeOfPart = (part: SharedPart): CreatedType => (isCreatedType(part) ? part : furtherParts[part].type);
