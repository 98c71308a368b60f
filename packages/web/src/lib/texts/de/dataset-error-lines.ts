import type {
  datasetErrorLines as englishLines,
  datasetErrorTitles as englishTitles,
} from '@soundings/contract/sonar/error-lines';
import type { TextShape } from '../text-shape.ts';

export const datasetErrorTitles: TextShape<typeof englishTitles> = {
  noDomainColumn: 'Es gibt keine Spalte mit Domains',
  brandColumnTwice: 'Eine Spalte ist doppelt vorhanden',
  noBrands: 'Die Datei enthält keine Marken',
  tooManyBrands: 'Zu viele Marken',
  domainMissing: 'Eine Domain fehlt',
  notADomain: 'Eine Zelle enthält keine Domain',
  brandTwice: 'Eine Marke ist doppelt vorhanden',
  companyMissing: 'Ein Unternehmen fehlt',
  companyTooLong: 'Der Name eines Unternehmens ist zu lang',
  countryUnknown: 'Ein Land ist unbekannt',
  competitorUnknown: 'Ein Wettbewerbertyp ist unbekannt',
  notYesOrNo: 'In einer Zelle steht weder Ja noch Nein',
  notAProfile: 'Ein Link führt zu keinem Profil seines Netzwerks',
  linkTooLong: 'Ein Link ist zu lang',
  tooManyLinks: 'Zu viele Links in einer Zelle',
  myCompanyTwice: 'Es gibt mehr als ein eigenes Unternehmen',
  brandLabelTooLong: 'Eine Bezeichnung ist zu lang',
  tooManyBrandLabels: 'Zu viele Bezeichnungen in einer Zelle',
  oddCharacters: 'Ein Text enthält unzulässige Zeichen',
};

export const datasetErrorLines: TextShape<typeof englishLines> = {
  noDomainColumn:
    'In der ersten Zeile stehen: {{headings}}. Geben Sie der Spalte mit den Websites der Marken die Überschrift „Domain“ oder verwenden Sie die Vorlage.',
  brandColumnTwice:
    'Spalte {{other}} „{{otherHeading}}“ und Spalte {{column}} „{{heading}}“ bedeuten dasselbe. Löschen Sie eine davon oder berichtigen Sie ihre Überschrift.',
  noBrands: 'Unter den Überschriften steht keine Zeile. Fügen Sie für jede Marke eine Zeile hinzu.',
  noBrands_sheets:
    'Sie hat kein Tabellenblatt mit einer ausgefüllten Zeile. In die erste Zeile gehören die Überschriften, in jede weitere eine Marke.',
  tooManyBrands: 'Ein Projekt hat höchstens {{most}} Marken. Lassen Sie Zeilen weg.',
  domainMissing:
    'Spalte {{column}} „{{heading}}“: Die Zelle ist leer. Tragen Sie die Domain der Marke ein, zum Beispiel fjord.dk.',
  notADomain:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist keine Domain. Tragen Sie eine ein, zum Beispiel fjord.dk.',
  brandTwice:
    'Die Marke „{{company}}“ mit der Domain {{domain}} steht schon in Zeile {{first}}. Löschen Sie eine der Zeilen oder berichtigen Sie Unternehmen oder Domain.',
  companyMissing: 'Die Marke {{domain}} ist neu und hat keinen Namen. Tragen Sie ihn in die Spalte „{{heading}}“ ein.',
  companyMissing_several:
    'Im Projekt gibt es mehrere Marken mit der Domain {{domain}}. Schreiben Sie in die Spalte „{{heading}}“, welche gemeint ist.',
  companyTooLong: 'Spalte {{column}} „{{heading}}“: „{{cell}}“ hat mehr als {{most}} Zeichen. Kürzen Sie den Namen.',
  countryUnknown:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist kein Land. Schreiben Sie seinen Namen auf Deutsch oder Englisch oder sein Kürzel aus zwei Buchstaben, zum Beispiel DK.',
  countryUnknown_near: 'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist kein Land. Meinten Sie „{{near}}“?',
  competitorUnknown:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist kein Wettbewerbertyp. Schreiben Sie All, Broad oder Narrow.',
  notYesOrNo:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist weder Ja noch Nein. Schreiben Sie ja oder nein oder leeren Sie die Zelle.',
  notAProfile:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist kein Profil bei {{network}}. Tragen Sie seine Adresse oder seinen Namen dort ein.',
  notAProfile_otherNetwork:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist ein Profil bei einem anderen Netzwerk als {{network}}. Verschieben Sie es in dessen Spalte.',
  notAProfile_aVideo:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist ein Video, kein Profil bei {{network}}. Tragen Sie die Adresse des Profils ein, das es zeigt.',
  notAProfile_aPost:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist ein Beitrag, kein Profil bei {{network}}. Tragen Sie die Adresse des Profils ein, das ihn geschrieben hat.',
  notAProfile_aShareLink:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ ist ein Link zum Teilen, kein Profil bei {{network}}. Tragen Sie die Adresse des Profils ein.',
  linkTooLong:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ hat mehr als {{most}} Zeichen. Tragen Sie nur die Adresse des Profils ein.',
  tooManyLinks: 'Spalte {{column}} „{{heading}}“: Die Zelle enthält mehr als {{most}} Links. Lassen Sie einige weg.',
  tooManyLinks_known:
    'Spalte {{column}} „{{heading}}“: Mit den Links, die die Marke im Projekt schon hat ({{there}}), wären es mehr als {{most}}. Lassen Sie einige weg, oder löschen Sie welche bei der Marke.',
  myCompanyTwice:
    'Spalte {{column}} „{{heading}}“: Zeile {{first}} ist schon das eigene Unternehmen. Schreiben Sie bei einer der beiden nein.',
  brandLabelTooLong: 'Spalte {{column}} „{{heading}}“: „{{cell}}“ hat mehr als {{most}} Zeichen. Kürzen Sie den Text.',
  tooManyBrandLabels:
    'Spalte {{column}} „{{heading}}“: Die Zelle enthält mehr als {{most}} Bezeichnungen. Lassen Sie einige weg.',
  oddCharacters:
    'Spalte {{column}} „{{heading}}“: „{{cell}}“ enthält Zeichen, die unsichtbar sind oder die Schreibrichtung umkehren. Tippen Sie den Text neu.',
};
