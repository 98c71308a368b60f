/** Words at the heading of a column that tell what it holds, in English, German and Danish. */

const word = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'iu');

const weight = word('weight|weights|weighting|wgt|wt|gewicht|gewichtung|vægt|vaegt');
const id = word(
  'id|uuid|guid|respondent|respondents|respondent[ _]?(?:id|no|nr|number|key)|respid|resp[ _]id|participant(?:[ _]?id)?|response[ _]?id|responseid|teilnehmer(?:[ _]?id|nummer)?|befragte[rn]?|lfdn|case[ _]?id|caseid|svarperson|deltager|serial|token',
);
const rank = word('rank|ranks|ranking|rangfolge|rangordnung|rangér|reihenfolge');
/** Grades of which 1 is the best, and those of which only the country tells. */
const schoolGrade = word('schulnote|schulnoten|zensur|zensuren');
const grade = /^\s*(?:gesamt)?(?:grade|note|noten|karakter|nota)(?![\p{L}\d])/iu;
const age = word('age|alter|alder|âge|edad|lebensalter');
/** A measure at the heading's end or beginning. */
const measure = word('r1|r2|interest|action|interesse|handlung|handling');
/** Questions of the kind that messages are rated by. */
const rating = word(
  'appealing|appeal|message|messages|claim|claims|statement|statements|headline|headlines|slogan|slogans|concept|concepts|likely|agree|' +
    'like|interested|interesting|relevant|convincing|botschaft|botschaften|aussage|aussagen|ansprechend|überzeugend|gefällt|interessant|' +
    'budskab|budskaber|udsagn|påstand|tiltalende',
);
const count = word(
  'number of|no\\. of|how many|how often|count|anzahl|wie viele|wie oft|antal|hvor mange|age|alter|alder|year|years|jahr|jahre|år',
);
const demographic = word(
  'gender|sex|age|age group|region|state|county|education|income|household|employment|occupation|marital|segment|ethnicity|' +
    'geschlecht|alter|altersgruppe|bundesland|bildung|schulabschluss|einkommen|haushalt|beruf|familienstand|' +
    'køn|alder|aldersgruppe|kommune|uddannelse|indkomst|husstand|erhverv|civilstand',
);
/** Topics that surveys also ask an opinion of: "Country" may be music, "Children" a wish. */
const topic = word(
  'country|city|town|location|job|children|group|race|religion|party|language|' +
    'land|stadt|ort|kinder|gruppe|partei|sprache|by|børn|parti|sprog',
);

/** Characters of a heading that are searched: what a column holds is said at its beginning. */
const searched = 300;
const says =
  (words: RegExp) =>
  (heading: string): boolean =>
    words.test(heading.slice(0, searched));

export const headingSays = {
  weight: says(weight),
  id: says(id),
  rank: says(rank),
  schoolGrade: says(schoolGrade),
  grade: says(grade),
  age: says(age),
  measure: (heading: string): boolean => measure.test(heading.slice(0, 100)) || measure.test(heading.slice(-100)),
  rating: says(rating),
  count: says(count),
  demographic: says(demographic),
  topic: says(topic),
} as const;
