import type { MetricName } from '@soundings/contract/sonar/metrics';
import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';

/** What words are taken for; the rest of a question must be words that say nothing, or it is not understood. */
export const scoreForms: readonly (readonly [ScoreName, string])[] = [
  ['relevanceBreadth', 'relevance breadth|breadth of relevance|breadth|relevanzbreite|breite der relevanz|breite'],
  [
    'relevanceStrength',
    'relevance strength|strength of relevance|relevance|relevant|relevanzstärke|stärke der relevanz|relevanz',
  ],
  [
    'powerrank',
    'power ?ranks?|power ?ranking|overall(?: score| rank)?|total score|gesamtwert|gesamtwertung|gesamtrang|insgesamt',
  ],
  ['interest', 'interest(?:ing)?|interesse|interessant(?:este)?'],
  ['trust', 'trust(?:ed|worthy)?|reputation|vertrauen|vertrauens|vertraut|vertrauenswürdig(?:ste)?|ruf'],
  ['passion', 'engagement|engaging|passion|engaged'],
  ['friction', 'rivalry|friction|rivalität|reibung'],
  ['presence', 'reach(?:es)?|presence|reichweite|präsenz|reichweitenstärkste'],
  ['energy', 'vitality|energy|vital|active|vitalität|energie|aktiv(?:ste|sten)?'],
];

export const figureForms: readonly (readonly [MetricName, string])[] = [
  ['followers', 'followers?|fans?|subscribers?|follower(?:zahl|n)?|abonnenten|fanzahl'],
  [
    'posts',
    'posts?|posting|posted|publish(?:es|ed)?|publications|content|beiträgen?|postet|posten|gepostet|veröffentlicht|postings?',
  ],
  ['comments', 'comments?|kommentaren?|kommentiert'],
  ['interactions', 'interactions?|likes?|reactions?|interaktionen|reaktionen|gefällt'],
  ['reviews', 'reviews?|rezensionen|bewertungszahl'],
  ['score', 'ratings?|rated|stars?|bewertung(?:en)?|bewertet|sterne?n?'],
  ['employees', 'employees|mitarbeitern?|mitarbeitende'],
];

export const networkForms: readonly (readonly [SocialNetwork, string])[] = [
  ['FACEBOOK', 'facebook|fb'],
  ['INSTAGRAM', 'instagram|insta'],
  ['YOUTUBE', 'youtube|yt'],
  ['TWITTER', 'twitter'],
  ['TIKTOK', 'tik[ -]?tok'],
  ['LINKEDIN', 'linked-?in'],
  ['TRUSTPILOT', 'trustpilot'],
];

export const ownForms =
  'our (?:own )?(?:brand|company)|my (?:own )?(?:brand|company)|we|us|our|ours|ourselves|i|my|me|unsere?[nmrs]? (?:eigene[nr]? )?(?:marke|firma|unternehmen)|meine?[nmrs]? (?:eigene[nr]? )?(?:marke|firma|unternehmen)|wir|uns|unsere?[nmrs]?|ich|meine?[nmrs]?';

/** By what they tell; the first that is found decides. */
export const cues = {
  future:
    'will|tomorrow|forecast|predict(?:ion)?|future|next (?:week|month|year|quarter)|going to|morgen|zukunft|prognose|vorhersage|nächste[nrs]? (?:woche|monat|jahr|quartal)|künftig',
  otherPeriod:
    'yesterday|last (?:year|month|week|quarter|summer|winter)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:19|20)\\d\\d|gestern|letzte[nrs]? (?:jahr|monat|woche|quartal|sommer|winter)|im (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)|vorjahr',
  why: 'why|how come|what (?:caused|drove|drives|explains|is behind|made)|reasons?|because of what|warum|wieso|weshalb|weswegen|woran (?:liegt|lag)|was (?:hat|erklärt|steckt)|gründe?|ursachen?',
  since: 'since when|when did|how long|since|from when|seit wann|ab wann|wann (?:hat|begann|fing|ist)|wie lange|seit',
  advice:
    'should|recommend(?:ation)?s?|advice|advise|what can|how can|how do|how could|improve|next steps?|priorit(?:y|ies|ise|ize)|do next|action|what would it take|what does it take|catch up|overtake|close the gap|gain (?:the )?most|sollen|sollten|sollte|was (?:können|kann|soll) (?:wir|ich|man)|wie (?:können|kann|komm(?:en|t)|werden|schlagen)|empfehl(?:en|ung|ungen|st|t)|verbessern|zu tun|maßnahmen?|priorität(?:en)?|aufholen|überholen|einholen|nächsten? schritte?|braucht es',
  compare:
    'compare[ds]?|comparison|versus|vs|against|difference(?: between)?|better than|worse than|ahead of|behind|vergleich(?:e|en|st)?|gegenüber|gegen|unterschied(?:e)?(?: zwischen)?|besser als|schlechter als|im vergleich',
  voice: 'share of voice|voice|share of (?:all )?(?:interactions|posts)|stimmanteil|anteil(?: der stimmen)?|sov',
  groups: 'groups?|segments?|categor(?:y|ies)|gruppen?|segmente?|kategorien?',
  missing:
    'missing|unknown|gaps? in the data|data gaps?|not known|lack(?:s|ing)?|incomplete|no data|reliable|confident|confidence|certain|sure|how sure|trust the data|fehlt|fehlen|fehlende?n?|unbekannt|datenlücken?|lücken in den daten|unvollständig|keine daten|verlässlich|zuverlässig|sicher',
  freshness:
    'fresh|how (?:old|recent|current|up to date)|up to date|last (?:collected|updated|update)|newest data|aktuell|wie alt|stand der daten|zuletzt (?:erhoben|aktualisiert)|datenstand|neueste daten',
  unusual:
    'unusual|outliers?|odd|strange|spikes?|viral|peaks?|anomal(?:y|ies)|stands? out|surpris(?:e|ing|es)|ungewöhnlich(?:es)?|ausreißer|auffällig(?:es)?|auffälligkeiten|viraler?|spitzen?|überrasch(?:ung|end|t)',
  strengths:
    'strengths?|strong(?:est)? (?:points?|sides?|metrics?|scores?)|good at|best at|do(?:es|ing)? well|stärken|gut in|gut darin',
  weaknesses:
    'weakness(?:es)?|weak(?:est)?(?: points?| sides?| metrics?| scores?)?|bad at|worst at|lag(?:s|ging)?|fall(?:s|ing)? short|schwächen|hinken|hinterher|zurück|nachholbedarf',
  meaning:
    'mean(?:s|ing)?|stands? for|definition|define|explain|calculated|measured|made of|bedeutet|bedeuten|heißt|definition|erklär(?:e|en|st|t)?|berechnet|gemessen|setzt sich|besteht',
  summary:
    "summar(?:y|ise|ize)|overview|what happened|what(?:'s| is) (?:new|going on|happening|up)|news|changed|main (?:points|findings)|key (?:points|findings)|tell me|brief|zusammenfassung|fass|überblick|was ist (?:passiert|neu|los|geschehen)|was gibt es neues|neuigkeiten|wichtigste[ns]?|geändert|verändert",
  up: 'rose|risen|rise|rises|rising|gain(?:s|ed|ing)?|grow(?:s|n|ing)?|grew|grown|climb(?:s|ed|ing)?|up|increas(?:e|ed|es|ing)|improv(?:e|ed|ing)|winners?|won|winning|better|stieg|steigt|gestiegen|steigen|zugelegt|zulegen|gewonnen|gewinnt|gewinner|gewachsen|wächst|verbessert|aufgestiegen|aufsteiger|besser geworden',
  down: 'fell|fallen|falls?|falling|drop(?:s|ped|ping)?|los(?:t|e|es|ing)|losers?|declin(?:e|ed|ing)|down|decreas(?:e|ed|ing)|worse|worsened|slipped|shrank|shrunk|shrinking|gefallen|fiel|fällt|sinkt|sank|gesunken|sinken|verloren|verliert|verlierer|abgenommen|schlechter geworden|verschlechtert|eingebrochen|abgestiegen|absteiger|abgerutscht|rückgang',
  move: 'mov(?:e|ed|es|ers?|ing)|chang(?:e|es|ed)|bewegt|bewegung(?:en)?|veränderung(?:en)?|verändert|änderungen',
  bottom:
    'worst|lowest|least|last|bottom|weakest|fewest|smallest|trails?|schlechteste[nr]?|niedrigste[nrs]?|wenigsten|geringste[nrs]?|letzte[nr]?|schwächste[nr]?|kleinste[nr]?|hinten|schlusslicht|schlechtesten',
  top: 'best|highest|most|leads?|leading|leaders?|first|top|strongest|biggest|largest|number one|wins?|ranking|rank(?:s|ed)?|beste[nr]?|höchste[nrs]?|meisten?|führt|führend(?:e|er)?|führen|vorne?|vorn|erste[nr]?|stärkste[nr]?|größte[nr]?|anführer|spitzenreiter|liegt vorn|rangliste|rangfolge|am besten|häufigsten',
  standing:
    'how (?:is|are|does|do|did|good|many|much|high|strong|often|well|far)|where|position|rank|place|score|scores|value|doing|performing|stand(?:s|ing)?|tell|about|wie (?:steht|stehen|geht|gut|viele?|hoch|stark|oft|häufig|schneide[nt]|weit)|wo|platz|rang|wert|werte|position|steht|stehen|abschneiden|schneidet|schneiden',
} as const;

export const fillers = new Set(
  (
    'anything something nothing go goes went gone with within among toward towards against ahead behind above below vor hinter groß große großen größer klein sehen gesehen tun getan alles irgendetwas irgendwas gab ergebnis ergebnisse steht momentan unseren ihrer ihres ihrem seinen seine sein seiner vs neu neues neuen etwa dieses davor danach vorher zuvor früher earlier previously ago a an the of in on at for to from by with and or is are was were be been being am do does did done has have had it its this that these those there here what which who whom whose when where how why please me you your can could would may might about between than then so as if all any some each every other others our we us i my ' +
    'brand brands company companies competitor competitors market metric metrics score scores value values data number numbers figures period range compared comparison now currently current today week weeks month months day days time much many more less very most well out over per ' +
    'show give list name tell get got make makes made say want know need see look like into off up down not no yes but also only just still even overall really exactly actually ' +
    "question answer thing things one ones them they their he she him her his it's what's who's where's how's let let's us let me hello hi thanks thank right going " +
    'der die das den dem des ein eine einen einem einer eines und oder ist sind war waren sein wird werden hat haben hatte habt es er sie ihr ihre ihren ihrem wir uns ich mir mich man was welche welcher welches welchen welchem wer wem wen wo wie wann warum von vom im in am an auf bei beim zu zum zur mit für über unter nach aus durch um als dass ob wenn dann da dort hier so sehr mehr weniger am meisten alle allen jede jeder jedes andere anderen bitte mal denn doch nur noch auch schon eigentlich gerade jetzt heute aktuell momentan derzeit nicht kein keine ja nein gibt gab geben zeig zeige zeigen nenne nennen sag sage sagen sagt liste listen ' +
    'marke marken wettbewerber konkurrent konkurrenten konkurrenz markt kennzahl kennzahlen wert werte daten zahl zahlen zeitraum woche wochen monat monate tag tage unsere unser unserer unserem unseren meine mein meiner steht stehen liegt liegen schneidet ab ' +
    'pro viel viele vielen wieviel wieviele diese dieser dieses diesen dessen deren sich selbst eigene eigenen machen macht gemacht mache muss müssen soll wollen will möchte würde würden könnte dafür dabei davon daran damit dazu darin hallo danke frage antwort etwas was uns einem hoch gut oft often high good strong far long high lang weit'
  ).split(/\s+/),
);
