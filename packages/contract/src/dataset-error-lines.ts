/** What a file with brands can have wrong: its titles, as part of `fileErrorTitles`. */
export const datasetErrorTitles = {
  noDomainColumn: 'There is no column with domains',
  brandColumnTwice: 'A column is there twice',
  noBrands: 'The file holds no brands',
  tooManyBrands: 'Too many brands',
  domainMissing: 'A domain is missing',
  notADomain: 'A cell holds no domain',
  brandTwice: 'A brand is there twice',
  companyMissing: 'A company is missing',
  companyTooLong: 'A company is too long',
  countryUnknown: 'A country is unknown',
  competitorUnknown: 'A competitor type is unknown',
  notYesOrNo: 'A cell says neither yes nor no',
  notAProfile: 'A link leads to no profile of its network',
  linkTooLong: 'A link is too long',
  tooManyLinks: 'Too many links in a cell',
  myCompanyTwice: 'There is more than one own company',
  brandLabelTooLong: 'A label is too long',
  tooManyBrandLabels: 'Too many labels in a cell',
  oddCharacters: 'A text holds characters that cannot be used',
} as const;

/** The lines below them, as part of `fileErrorLines`. */
export const datasetErrorLines = {
  noDomainColumn:
    'The first row has: {{headings}}. Give the column with the brands’ websites the heading “domain”, or use the template.',
  brandColumnTwice:
    'Column {{other}} “{{otherHeading}}” and column {{column}} “{{heading}}” mean the same. Delete one of them, or correct its heading.',
  noBrands: 'It has no row below the headings. Add a row for each brand.',
  noBrands_sheets: 'It has no sheet with a filled row. The first row must hold the headings, each row below a brand.',
  tooManyBrands: 'A project has at most {{most}} brands. Leave rows out.',
  domainMissing: 'Column {{column}} “{{heading}}”: the cell is empty. Write the brand’s domain, such as fjord.dk.',
  notADomain: 'Column {{column}} “{{heading}}”: “{{cell}}” is no domain. Write one such as fjord.dk.',
  brandTwice:
    'The brand “{{company}}” of {{domain}} is in line {{first}} already. Delete one of the rows, or correct its company or domain.',
  companyMissing: 'The brand {{domain}} is new and has no name. Write it into the column “{{heading}}”.',
  companyMissing_several:
    'The project has several brands of {{domain}}. Write into the column “{{heading}}” which one is meant.',
  companyTooLong: 'Column {{column}} “{{heading}}”: “{{cell}}” has more than {{most}} characters. Shorten it.',
  countryUnknown:
    'Column {{column}} “{{heading}}”: “{{cell}}” is no country. Write its name in English or German, or its code of two letters, such as DK.',
  countryUnknown_near: 'Column {{column}} “{{heading}}”: “{{cell}}” is no country. Did you mean “{{near}}”?',
  competitorUnknown: 'Column {{column}} “{{heading}}”: “{{cell}}” is no competitor type. Write All, Broad or Narrow.',
  notYesOrNo: 'Column {{column}} “{{heading}}”: “{{cell}}” is neither yes nor no. Write yes or no, or empty the cell.',
  notAProfile:
    'Column {{column}} “{{heading}}”: “{{cell}}” is no profile of {{network}}. Write its address or its name there.',
  notAProfile_otherNetwork:
    'Column {{column}} “{{heading}}”: “{{cell}}” is a profile of another network than {{network}}. Move it to that network’s column.',
  notAProfile_aVideo:
    'Column {{column}} “{{heading}}”: “{{cell}}” is a video, not a profile of {{network}}. Write the address of the profile that shows it.',
  notAProfile_aPost:
    'Column {{column}} “{{heading}}”: “{{cell}}” is a post, not a profile of {{network}}. Write the address of the profile that wrote it.',
  notAProfile_aShareLink:
    'Column {{column}} “{{heading}}”: “{{cell}}” is a link for sharing, not a profile of {{network}}. Write the address of the profile.',
  linkTooLong:
    'Column {{column}} “{{heading}}”: “{{cell}}” has more than {{most}} characters. Write the profile’s address alone.',
  tooManyLinks: 'Column {{column}} “{{heading}}”: the cell has more than {{most}} links. Leave some out.',
  tooManyLinks_known:
    'Column {{column}} “{{heading}}”: with the {{there}} links that the brand has in the project, there would be more than {{most}}. Leave some out, or delete some of the brand’s.',
  myCompanyTwice:
    'Column {{column}} “{{heading}}”: line {{first}} is the own company already. Write no in one of them.',
  brandLabelTooLong: 'Column {{column}} “{{heading}}”: “{{cell}}” has more than {{most}} characters. Shorten it.',
  tooManyBrandLabels: 'Column {{column}} “{{heading}}”: the cell has more than {{most}} labels. Leave some out.',
  oddCharacters:
    'Column {{column}} “{{heading}}”: “{{cell}}” holds characters that cannot be seen or that turn the text around. Type it anew.',
} as const;
