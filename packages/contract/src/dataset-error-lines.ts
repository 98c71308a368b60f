/** What a file with brands can have wrong: its titles, as part of `fileErrorTitles`. */
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

/** The lines below them, as part of `fileErrorLines`. */
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
