/** Words at the heading of a column that tell what it holds, in English, German and Danish. */

const word = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'iu');

const weight = word('weight|weights|weighting|wgt|wt|gewicht|gewichtung|vægt|vaegt');
const id = word(
  'id|uuid|guid|respondent|respondents|respondent[ _]?(?:id|no|nr|number|key)|respid|resp[ _]id|participant(?:[ _]?id)?|response[ _]?id|responseid|teilnehmer(?:[ _]?id|nummer)?|befragte[rn]?|lfdn|case[ _]?id|caseid|svarperson|deltager|serial|token',
);
const rank = word('rank|ranks|ranking|rangfolge|rangordnung|rangér|reihenfolge');
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

export const headingSays = {
  weight: (heading: string): boolean => weight.test(heading),
  id: (heading: string): boolean => id.test(heading),
  rank: (heading: string): boolean => rank.test(heading),
  count: (heading: string): boolean => count.test(heading),
  demographic: (heading: string): boolean => demographic.test(heading),
  topic: (heading: string): boolean => topic.test(heading),
} as const;
