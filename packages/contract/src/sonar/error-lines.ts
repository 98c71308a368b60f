export const datasetErrorTitles = {
  noDomainColumn: 'There is no column with domains',
  brandColumnTwice: 'A column appears twice',
  noBrands: 'The file contains no brands',
  tooManyBrands: 'Too many brands',
  domainMissing: 'A domain is missing',
  notADomain: 'A cell isn’t a domain',
  brandTwice: 'A brand appears twice',
  companyMissing: 'A company is missing',
  companyTooLong: 'A company is too long',
  countryUnknown: 'A country is unknown',
  competitorUnknown: 'A competitor type is unknown',
  notYesOrNo: 'A cell says neither yes nor no',
  notAProfile: 'A link isn’t a profile on its network',
  linkTooLong: 'A link is too long',
  tooManyLinks: 'Too many links in a cell',
  myCompanyTwice: 'More than one brand is marked as your own company',
  brandLabelTooLong: 'A label is too long',
  tooManyBrandLabels: 'Too many labels in a cell',
  oddCharacters: 'A text contains characters that cannot be used',
} as const;

export const datasetErrorLines = {
  noDomainColumn:
    'The first row has: {{headings}}. Give the column with the brands’ websites the heading “domain”, or use the template.',
  brandColumnTwice:
    'Column {{other}} “{{otherHeading}}” and column {{column}} “{{heading}}” have the same meaning. Delete one of them, or correct its heading.',
  noBrands: 'There are no rows below the headings. Add a row for each brand.',
  noBrands_sheets:
    'It has no sheet with a filled row. The first row must contain the headings, each row below a brand.',
  tooManyBrands: 'A project has at most {{most}} brands. Leave rows out.',
  domainMissing: 'Column {{column}} “{{heading}}”: the cell is empty. Write the brand’s domain, such as fjord.dk.',
  notADomain: 'Column {{column}} “{{heading}}”: “{{cell}}” is not a domain. Write one such as fjord.dk.',
  brandTwice:
    'The brand “{{company}}” of {{domain}} is already in line {{first}}. Delete one of the rows, or correct its company or domain.',
  companyMissing: 'The brand {{domain}} is new and has no name. Write it into the column “{{heading}}”.',
  companyMissing_several:
    'The project has several brands of {{domain}}. Enter which one you mean in the column “{{heading}}”.',
  companyTooLong: 'Column {{column}} “{{heading}}”: “{{cell}}” has more than {{most}} characters. Shorten it.',
  countryUnknown:
    'Column {{column}} “{{heading}}”: “{{cell}}” is not a country. Write its name in English or German, or its two-letter code, such as DK.',
  countryUnknown_near: 'Column {{column}} “{{heading}}”: “{{cell}}” is not a country. Did you mean “{{near}}”?',
  competitorUnknown:
    'Column {{column}} “{{heading}}”: “{{cell}}” is not a competitor type. Write All, Broad or Narrow.',
  notYesOrNo: 'Column {{column}} “{{heading}}”: “{{cell}}” is neither yes nor no. Write yes or no, or empty the cell.',
  notAProfile:
    'Column {{column}} “{{heading}}”: “{{cell}}” is not a profile on {{network}}. Write its address or its name there.',
  notAProfile_otherNetwork:
    'Column {{column}} “{{heading}}”: “{{cell}}” is a profile of another network than {{network}}. Move it to that network’s column.',
  notAProfile_aVideo:
    'Column {{column}} “{{heading}}”: “{{cell}}” is a video, not a profile on {{network}}. Write the address of the profile that shows it.',
  notAProfile_aPost:
    'Column {{column}} “{{heading}}”: “{{cell}}” is a post, not a profile on {{network}}. Write the address of the profile that wrote it.',
  notAProfile_aShareLink:
    'Column {{column}} “{{heading}}”: “{{cell}}” is a share link, not a profile on {{network}}. Write the address of the profile.',
  linkTooLong:
    'Column {{column}} “{{heading}}”: “{{cell}}” has more than {{most}} characters. Write the profile’s address alone.',
  tooManyLinks: 'Column {{column}} “{{heading}}”: the cell has more than {{most}} links. Leave some out.',
  tooManyLinks_known:
    'Column {{column}} “{{heading}}”: with the {{there}} links that the brand has in the project, there would be more than {{most}}. Leave some out, or delete some of the brand’s.',
  myCompanyTwice:
    'Column {{column}} “{{heading}}”: line {{first}} is already marked as your own company. Write no in one of them.',
  brandLabelTooLong: 'Column {{column}} “{{heading}}”: “{{cell}}” has more than {{most}} characters. Shorten it.',
  tooManyBrandLabels: 'Column {{column}} “{{heading}}”: the cell has more than {{most}} labels. Leave some out.',
  oddCharacters:
    'Column {{column}} “{{heading}}”: “{{cell}}” contains characters that are invisible or reverse the text direction. Type it again.',
} as const;

export const metricErrorTitles = {
  metricNoRows: 'The file contains no metrics',
  metricMapping: 'The columns of the metrics aren’t assigned correctly',
  metricBrandMissing: 'A brand is missing',
  metricBrandUnknown: 'A brand is not in the project',
  metricNetworkUnknown: 'A network is unknown',
  metricNameUnknown: 'A metric is unknown',
  metricDateUnknown: 'A date cannot be read',
  metricDateOutside: 'A date is too early or in the future',
  metricValueUnknown: 'A value is not a number',
  metricValueOutside: 'A value is not possible',
  metricTwice: 'A value appears twice',
  metricCommentsAbove: 'Comments exceed interactions',
  metricCumulated: 'Figures seem to be totals to date',
  metricWeekly: 'Figures seem to be sums of weeks',
  metricMonthly: 'Figures seem to be sums of months',
  metricCutOff: 'The file seems to end too early',
  metricTooMany: 'Too many values',
} as const;

export const metricErrorLines = {
  metricNoRows: 'No row below the headings contains a value. Add a row for each value, day or post.',
  metricNoRows_sheets:
    'It has no sheet with a filled row. The first row must contain the headings, each row below values, a day or a post.',
  metricMapping_notInFile: 'Column {{column}} is not in the file, whose last column is {{last}}. Reassign its columns.',
  metricMapping_columnTwice: 'Column {{column}} “{{heading}}” is assigned twice. Assign it once.',
  metricMapping_roleTwice:
    'Column {{other}} “{{otherHeading}}” and column {{column}} “{{heading}}” have the same meaning. Keep one, and ignore the other.',
  metricMapping_noBrand:
    'The brand is missing. Assign a column with domains or names, or choose the brand of the file.',
  metricMapping_noDate: 'The day is missing. Assign a column with dates or months.',
  metricMapping_noNetwork: 'The network is missing. Assign a column with networks, or choose the network of the file.',
  metricMapping_noMetric: 'The metric is missing. Assign a column with metrics, or choose the metric of the file.',
  metricMapping_noValue: 'No column contains values. Assign at least one.',
  metricMapping_noYear: 'The months have no year. Choose the year of the file, or assign a column with years.',
  metricMapping_noTimeZone:
    'The times of the posts name no time zone. Choose the one they are in; otherwise, their hours would be guessed.',
  metricMapping_onePost:
    'Nothing in the file says that a row is a post: it may be the sum of a day. Confirm that each row is one post, or choose another file format.',
  metricMapping_notOfNetwork:
    'Column {{column}} “{{heading}}”: {{network}} has no metric “{{metric}}”. Choose another.',
  metricMapping_noPosts: 'Posts of {{network}} are not counted. Choose another network, or another form.',
  metricBrandMissing: 'The cell that names the brand is empty. Write its domain, such as fjord.dk.',
  metricBrandUnknown:
    'Column {{column}} “{{heading}}”: the project has no brand with the domain “{{cell}}”. Correct it, or add the brand to the project first.',
  metricBrandUnknown_name:
    'Column {{column}} “{{heading}}”: the project has no brand called “{{cell}}”. Write its domain, or add the brand to the project first.',
  metricBrandUnknown_several:
    'Column {{column}} “{{heading}}”: several brands are called “{{cell}}”: {{domains}}. Write the domain of the one you mean.',
  metricBrandUnknown_severalOfDomain:
    'Column {{column}} “{{heading}}”: several brands have the domain “{{cell}}”: {{companies}}. Write the company of the one you mean into a column of its own.',
  metricBrandUnknown_ofDomain:
    'Column {{column}} “{{heading}}”: no brand of {{domain}} is called “{{cell}}”; there is {{companies}}. Correct the company, or ignore this column.',
  metricBrandUnknown_ofFile:
    'The project has no brand with the domain “{{domain}}”. Choose the brand of the file again.',
  metricBrandUnknown_severalOfFile:
    'Several brands have the domain “{{domain}}”: {{companies}}. Choose the brand of the file again.',
  metricNetworkUnknown: 'Column {{column}} “{{heading}}”: “{{cell}}” is not a network. Write one of {{networks}}.',
  metricNetworkUnknown_blank: 'Column {{column}} “{{heading}}”: the cell is empty. Write one of {{networks}}.',
  metricNameUnknown: 'Column {{column}} “{{heading}}”: “{{cell}}” is not a metric. Write one of {{metrics}}.',
  metricNameUnknown_blank: 'Column {{column}} “{{heading}}”: the cell is empty. Write one of {{metrics}}.',
  metricNameUnknown_ofNetwork:
    '{{network}} has no metric “{{metric}}”, but {{metrics}}. Correct it, or delete the row.',
  metricDateUnknown:
    'Column {{column}} “{{heading}}”: “{{cell}}” is not a date. Write it as 2026-05-31 or 31.05.2026, a month as 2026-05.',
  metricDateUnknown_blank: 'Column {{column}} “{{heading}}”: the cell is empty. Write the date as 2026-05-31.',
  metricDateUnknown_order:
    'Column {{column}} “{{heading}}”: in “{{cell}}” either number may be the month. Choose whether the day or the month comes first.',
  metricDateUnknown_year: 'Column {{column}} “{{heading}}”: “{{cell}}” is not a year. Write it with four digits.',
  metricDateUnknown_noYear:
    'Column {{column}} “{{heading}}”: “{{cell}}” doesn’t say its year with four digits. Write the date as 2026-05-31, a month as 2026-05.',
  metricDateUnknown_month: 'Column {{column}} “{{heading}}”: “{{cell}}” is not a month. Write 1 to 12, or its name.',
  metricDateUnknown_aDay: 'Column {{column}} “{{heading}}”: “{{cell}}” is a day, but a month is needed.',
  metricDateOutside: 'Column {{column}} “{{heading}}”: “{{cell}}” is not between {{first}} and {{last}}. Correct it.',
  metricValueUnknown:
    'Column {{column}} “{{heading}}”: “{{cell}}” is not a number. Write it in digits, such as 1200, or empty the cell if nothing is known.',
  metricValueUnknown_thousands:
    'Column {{column}} “{{heading}}”: “{{cell}}” may be {{all}} or {{whole}}. Write every number of this column without thousands separators and decimals: {{all}} or {{whole}}.',
  metricValueOutside_negative: 'Column {{column}} “{{heading}}”: “{{cell}}” is below 0. Correct it.',
  metricValueOutside_whole:
    'Column {{column}} “{{heading}}”: “{{cell}}” has decimals, but only whole numbers can be counted. Correct it, or choose the other decimal mark.',
  metricValueOutside_large: 'Column {{column}} “{{heading}}”: “{{cell}}” is too large. Correct it.',
  metricValueOutside_score: 'Column {{column}} “{{heading}}”: “{{cell}}” is not a rating from 0 to 5. Correct it.',
  metricTwice:
    'Column {{column}} “{{heading}}”: {{metric}} of {{domain}} on {{network}} for {{date}} is already in line {{first}}. Delete one of them.',
  metricTwice_post:
    'Column {{column}} “{{heading}}”: the post “{{cell}}” is already in line {{first}}. Delete one of the rows.',
  metricTwice_month:
    'Column {{column}} “{{heading}}”: {{metric}} of {{domain}} on {{network}} is given for {{date}} as a month and in line {{first}} for one of its days. Keep the month or its days.',
  metricCommentsAbove:
    '{{domain}} on {{network}}, {{date}}: {{comments}} comments, but only {{interactions}} interactions (line {{other}}), which include comments. Correct one of them.',
  metricCumulated:
    '{{domain}} on {{network}}: {{metric}} never fall from {{first}} to {{last}}, as totals to date do. Write what came on each day, which is the difference to the day before.',
  metricWeekly:
    '{{domain}} on {{network}}: {{metric}} are given every seventh day from {{first}} to {{last}}, as sums of weeks are. Write what came on each day, or the sum of each month. If they are figures of single days, choose “Count days without a row as 0”.',
  metricMonthly:
    '{{domain}} on {{network}}: {{metric}} stand only on first or last days of months from {{first}} to {{last}}, like sums of months. Write the date of a month’s sum as 2026-05, or write what was added on each day. If they are figures of single days, choose “Count days without a row as 0”.',
  metricCutOff:
    'The last row alone has {{cells}} of {{most}} cells, and its last value may be a part of one. Export the file again, or complete or delete the row.',
  metricTooMany: 'A file may give at most {{most}} values. Split it, and import one part after the other.',
} as const;
