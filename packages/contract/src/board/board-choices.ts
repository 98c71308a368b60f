/** How a message came about. COMPRESSED: it stands for others of its list. */
export const boardCreateTypes = ['GENERATED', 'COMPRESSED', 'MANUAL'] as const;
type BoardCreateType = (typeof boardCreateTypes)[number];

export const reactions = ['LIKE'] as const;
export type Reaction = (typeof reactions)[number];

export const messageStatuses = ['BACKUP'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** Newest number first unless asked otherwise; finals in their order; best predicted first. */
export const messageSorts = ['-count', 'count', 'finalRank', '-interest'] as const;
export type MessageSort = (typeof messageSorts)[number];

export const messageLists = ['ALL', 'SELECTED', 'FINAL', 'SCREENED', 'BACKUP'] as const;
export type MessageList = (typeof messageLists)[number];

interface Listed {
  readonly selected: boolean;
  readonly reaction: Reaction | null;
  readonly createType: BoardCreateType;
  readonly status: MessageStatus | null;
}

/** SCREENED: was selected or compressed, and is not final, which is what is liked. */
export const isInList = ({ selected, reaction, createType, status }: Listed, list: MessageList): boolean => {
  if (list === 'BACKUP') return status === 'BACKUP';
  if (status === 'BACKUP') return false;
  if (list === 'ALL') return true;
  if (list === 'SELECTED') return selected;
  return (reaction === 'LIKE') === (list === 'FINAL') && (list === 'FINAL' || selected || createType === 'COMPRESSED');
};

export const boardExportFormats = ['TXT', 'CSV', 'XLSX', 'DOCX'] as const;

export const feedbackKinds = ['LIKE', 'COMMENT'] as const;

export const boardLimits = {
  /** Characters. */
  message: 2000,
  name: 80,
  word: 200,
  /** Messages of the user's own that are added at once. */
  added: 500,
  /** Messages that a project keeps; then generating and adding is refused. */
  kept: 10_000,
  /** Ids of one call. */
  ids: 10_000,
} as const;
