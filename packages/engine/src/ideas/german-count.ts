/** Nouns whose plural ends in n in every case: feminine ones in -er, and what these endings form. */
const alwaysWithN =
  /(?:ader|auster|bauer|faser|feder|feier|kammer|kiefer|klammer|leiter|mauer|nachbar|nummer|oper|schulter|schwester|steuer|wimper|ziffer)n$|(?:kunde|mensche|persone|familie|filiale|fraue|inne|unge|heite|keite|schafte|ione|ie|studente|patiente|experte|kollege)n$/iu;

/** Nouns whose plural ends in e, and takes an n in the dative only. */
const pluralInE =
  /(?:abende|ärzte|bäume|betriebe|fälle|geräte|gäste|geschäfte|haushalte|höfe|jahre|märkte|nächte|plätze|preise|produkte|projekte|punkte|räume|rezepte|schritte|städte|standorte|stoffe|stücke|teile|texte|tische|wege|werke|wünsche|ziele|(?<!\p{L})(?:berge|berufe|orte|tage))n$/iu;

const dative =
  /(?<!\p{L})(?:mit|bei|von|aus|nach|seit|zu|in|an|auf|außer|unter|vor|zwischen|neben)(?: (?:rund|über|mehr als|fast|knapp|etwa|bis zu|nur|insgesamt|allen|den|unseren))* $/iu;

/** A count as a headline says it: "30.000 zufriedene Kunden" of "Vertrauen Sie 30.000 zufriedenen Kunden". */
export const toNominative = (before: string, adjective: string | null, noun: string): string | null => {
  const named = nominative(before, noun);
  if (named === null) return null;
  return adjective === null ? named : `${adjective.replace(/en$/, 'e')} ${named}`;
};

/** Null where the noun may or may not be a dative. */
const nominative = (before: string, noun: string): string | null => {
  if (!noun.endsWith('n') || alwaysWithN.test(noun)) return noun;
  if (noun.endsWith('ern') || pluralInE.test(noun)) return noun.slice(0, -1);
  return dative.test(before) ? null : noun;
};
