/** A row is a value; a row is a day or month with a column per figure; a row is a post. */
export const metricForms = ['long', 'wide', 'posts'] as const;
export type MetricForm = (typeof metricForms)[number];

/** What a column may hold, in each form. Where domain and company are both filled, they name the brand together. */
export const metricRoles = {
  long: ['domain', 'company', 'network', 'metric', 'date', 'month', 'year', 'value'],
  wide: ['domain', 'company', 'network', 'date', 'month', 'year', 'figure', 'likes', 'comments', 'shares'],
  posts: [
    'domain',
    'company',
    'network',
    'post',
    'date',
    'month',
    'year',
    'likes',
    'comments',
    'shares',
    'interactions',
    'views',
    'kind',
    'text',
    'link',
  ],
} as const satisfies Record<MetricForm, readonly string[]>;
export type MetricRole = (typeof metricRoles)[MetricForm][number];

export const dateOrders = ['dayFirst', 'monthFirst'] as const;
export type DateOrder = (typeof dateOrders)[number];

export const decimalMarks = ['.', ','] as const;
export type DecimalMark = (typeof decimalMarks)[number];

export const metricQuestions = [
  'brand',
  'network',
  'metric',
  'date',
  'value',
  'year',
  'dateOrder',
  'timeZone',
  'onePost',
] as const;
export type MetricQuestion = (typeof metricQuestions)[number];

export const metricFileLimits = {
  fileBytes: 50 * 1024 * 1024,
  values: 1_000_000,
  columns: 500,
  shownRows: 5,
  names: 1000,
  nameCharacters: 80,
  firstDay: '2000-01-01',
} as const;

export const metricMappingField = 'mapping';
