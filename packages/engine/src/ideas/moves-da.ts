import type { MoveTexts } from './strategies.ts';

export const danish: MoveTexts = {
  warning: [
    'Advarsel: {fact}',
    'Hæng fordelen op som en fare, dødsens alvorligt og på kancellisprog. Læseren må selv vende den om, og derfor bliver den husket.',
    'Advarselsskilte i signalgul på døre, låg og gulve med én linje hver: “{fact}”. Logoet er ikke større end et frimærke.',
  ],
  doNotBuy: [
    'Behold det, du har',
    'Argumentér imod købet i en uge: alle de ærlige grunde til at vente. Den, der kommer alligevel, har bestemt sig.',
    'En helside med gode modargumenter, sat som en bekendtgørelse. Nederst, alene: “{fact}”. Den syvende annonce er kun den linje.',
  ],
  backwards: [
    'Først den lykkelige slutning',
    'Fortæl det fra slutningen: alt er lykkedes, nogen er tilfreds. Skridt for skridt tilbage til minuttet før beslutningen, hvor seeren netop sidder.',
    'Tyve sekunder i én indstilling, afspillet baglæns, også lyden. Det første, der siges forlæns: “{fact}”.',
  ],
  smallType: [
    'Kom tættere på',
    'Det modsatte af at råbe: det bedste argument står med den mindste skrift på den største flade. Den, der læner sig frem, har taget det første skridt.',
    'En næsten tom storflade ved et kryds, hvor man venter. På to meters afstand læser man: “{fact}”.',
  ],
  museum: [
    'Må ikke berøres',
    'Se på “{thing}” som en kurator: en sokkel, et reb, skrålys og en kustode, der tager det alvorligt. Hverdagen bliver værd at se på.',
    'Et museum med ét rum i én weekend. Det eneste skilt: “{fact}”. Omvisningen varer halvfems sekunder.',
  ],
  forecast: [
    'Og nu udsigten',
    'Lån vejrudsigtens ro. Med den stemme lyder et løfte som noget, der sker under alle omstændigheder.',
    'Ti sekunder lige efter den rigtige vejrudsigt, når folk planlægger dagen: “Forvent følgende: {fact}.”',
  ],
  commentator: [
    'Dagens tilskuertal: {number}',
    'Råb tallet op, som et stadion råber sit tilskuertal op: pausen, ekkoet, bifaldet. Alle ved, at så jubler man.',
    'En rigtig stadionspeaker læser det op i pausen, mellem målene og de tabte bilnøgler: “{fact}”. Tribunens svar er radiospottet.',
  ],
  recipe: [
    'Fem minutter, nok til alle',
    'Skriv tilbuddet som en opskrift: hvad der skal i, hvad der kan udelades, og hvordan man kan se, at det er færdigt.',
    'Afrivningskort, der ligner et madblad. Første ingrediens: “{fact}”. Fremgangsmåden har tre trin og ingen tillægsord.',
  ],
  oneWordADay: [
    'Fortsættes i morgen',
    'Ét ord om dagen, ikke flere. En hel by læser med, gætter, skændes og gør sætningen færdig før brandet.',
    'Én plads, ét nyt ord hver morgen, indtil der står: “{fact}”. Gættene løber ved siden af.',
  ],
  noPicture: [
    'Billedet må du selv tænke',
    'Forbyd ethvert billede. “{thing}” skal kunne ses med ord alene, så præcist, at to fremmede ville tegne det samme.',
    'Hvide plakater med en billedtekst, hvor fotoet skulle være; én sætning afslører det: “{fact}”. Der tegnes på det samme ark.',
  ],
  lastsAsLong: [
    'Du har {time}',
    'Lad kampagnen leve præcis så længe som det, den lover. Længden er budskabet: {time}, ikke et sekund mere.',
    'En live annonce med et ur, der tæller: {time}. Bagefter viser siden kun “{fact}”.',
  ],
  oneOfMany: [
    '1 af {n}',
    'Tag tallet på ordet. {number}: lav præcis så mange, hver med sit nummer, ingen ens; ét menneske ejer én, byen ejer dem alle.',
    'Nummererede kort fra 1 til {n}, ét til hver. På bagsiden af dem alle: “{fact}”.',
  ],
  children: [
    'En syvårig forklarer det',
    'Spørg dem, der aldrig har købt den slags. Børn forklarer voksne “{thing}”; fejlene bliver, for de er bedre end brochuren.',
    'Seks klip uden manuskript ved et køkkenbord. En voksen stemme opsummerer lidt flovt: “{fact}”.',
  ],
  nonBuyers: [
    'Det her er ikke til dig',
    'Tal til folk, der ikke har brug for “{thing}”: hver af dem kender en, der har. Annoncen er til at sende videre.',
    'Opslag med adresse (“Til Annas bofælle”), lavet til at blive delt. Det sidste billede er til den, der får det: “{fact}”.',
  ],
  lastDoubter: [
    'Til den sidste, der tvivler',
    'Skriv til én enkelt skeptiker, og lad alle læse med. Hvert afsnit begynder med en indvending og tager den alvorligt.',
    'Et åbent brev over to sider, underskrevet af et menneske med telefonnummer. Den sidste sætning: “{fact}”.',
  ],
  staffNotes: [
    'Rettet af dem, der ved det',
    'Vis udkastet til dem, der gør arbejdet, og tryk det, de skriver i margenen. Ingen er sværere at narre.',
    'Plakater med “{fact}”, dækket af håndskrevne noter fra folkene hos {brand}: hvad der mangler, hvad de ville tilføje, hvor de lo.',
  ],
  dearAudience: [
    'Kære {audience}',
    'Glem det brede publikum. Ét brev om ugen kun til {audience} om ting, som kun de genkender. Andre må gerne kigge dem over skulderen.',
    'En klumme af annoncer dér, hvor de i forvejen læser. Hver af dem slutter med: “{fact}”.',
  ],
  sameHour: [
    'Torsdag, ti minutter over seks',
    'Giv brandet et minut i ugen, som endnu ikke tilhører nogen, og hold aftalen, indtil andre også gør det.',
    'En kalender, man kan abonnere på. Hver uge kommer der netop da én linje, den første: “{fact}”. At springe over én gang ville være en nyhed.',
  ],
  firstTime: [
    'Den første gang',
    'Gør det første møde med “{thing}” til en lille ceremoni som det første pas eller den første nøgle. Det, der fejres, bliver fortalt.',
    'Den første levering har et stempel, et nummer og et kort, man gemmer. På kortet: “{fact}”.',
  ],
  bell: [
    'Et slag for hver',
    'Gør tallet til en skik: {number}, og hver gang ringes der med klokken, et par gange om dagen, af den, der kommer forbi. Til det sidste slag aftaler man at mødes.',
    'En messingklokke ved døren med et tælleværk, der tæller ned fra {n}. Graveret i kanten: “{fact}”.',
  ],
  passOn: [
    'Ikke til at beholde',
    'Send én genstand rundt i landet. Den er kun noget værd, mens den er på vej; den, der har den, skriver en linje og vælger den næste.',
    'En pakke med en logbog. På side ét står “{fact}”, alle andre sider er kundernes. Kortet over rejsen er kampagnen.',
  ],
  wholeAd: [
    '{fact}. Det var det.',
    'Intet lægges til: ingen scene, intet slogan, intet løfte mere. Al omhu går til skrift, papir og placering.',
    'Én plakat på den bedste plads, man har råd til, og kun bogstaver. Ved siden af en tom i samme størrelse.',
  ],
  looksLike: [
    'Sådan ser det ud: {number}',
    'Ingen kan forestille sig et tal, alle kan se ét. Tegn dem alle, én for én, lige store, uden at springe nogen over.',
    'Et banner så langt, at man må gå for at læse det: {n} streger på række og intet andet. For enden: “{fact}”.',
  ],
  stillTrue: [
    'Stadig sandt',
    'Sæt et ur på sandheden. Sætningen bliver kontrolleret hver time for øjnene af alle og må ned den dag, den ikke passer.',
    'Skærme med tidspunktet for den sidste kontrol under én sætning: “{fact}”. Logbogen er åben for alle.',
  ],
  unedited: [
    '“{quote}”',
    'Giv overskriften fra dig. En kundes ord løber uforkortet, med stavning og det hele; brandet betaler kun for pladsen.',
    'En serie, hvor hver plakat tilhører ét menneske, sat stort og krediteret som en forfatter. Den første: “{quote}”.',
  ],
  crossedOut: [
    'Det har vi set før',
    'Saml det, som alle annoncer i branchen viser, smilet, solnedgangen, håndtrykket, og streg det ud. Resten må bære alene.',
    'En side fuld af standardscener, overstreget med rødt. Én linje overlever rettelserne: “{fact}”.',
  ],
  perfume: [
    'Spørg ikke, hvad det er',
    'Sælg efter parfumens regler: “{thing}” i sort-hvid, hviskende, med vind i gardinet og uden forklaring. Sammenstødet fortæller.',
    'En højtidelig film, som ingen forstår, før stemmen ganske enkelt siger: “{fact}”. Duftprøver i bladene hører med.',
  ],
  largePrint: [
    'Det med småt, med stort',
    'Branchen gemmer sine vilkår nederst. Vend arket: vilkårene med kæmpe bogstaver, løftet som fodnote.',
    'Storflader, hvor man tværs over gaden læser “{fact}”; stjernen fører til en venlig overskrift i seks punkt.',
  ],
  guessWho: [
    '{fact}. Gæt hvem.',
    'Udelad navn, logo og farver. Er sætningen noget værd, finder folk ud af, hvis den er; de, der ved det, føler sig kloge.',
    'En uge med opslag og plakater uden afsender, kun med den linje. Svaret kommer fra publikum, brandet bekræfter det blot.',
  ],
  monument: [
    'Afsløring på søndag',
    'Ær noget, der aldrig bliver æret: “{thing}”. Sokkel, bånd, tale, hornorkester, alt i et statsoverhoveds målestok.',
    'En bronzetavle på en offentlig plads med indskriften “{fact}”. Borgmesteren er inviteret, talen trykkes i sin helhed.',
  ],
  countedAloud: [
    'En. To. Tre.',
    'Bevis tallet ved med stor tålmodighed at gøre det kedeligste: nogen tæller til ende. {number}, højt og live.',
    'En stream, som alle må overtage i ti minutter. Når den når til {n}, siger stemmen: “{fact}”.',
  ],
  slowMotion: [
    'Billede for billede',
    'Stræk det ene sekund, hvor det sker, til det vejer som en månelanding. Små fordele kræver en stor linse.',
    'Et minuts film af et sekunds liv, med orkester. Når alle holder vejret, kommer teksten: “{fact}”.',
  ],
  specialEdition: [
    'Ekstraudgave',
    'Meld verdens mindste nyhed med alt, hvad en redaktion har: korrespondenter, kort og en ekspert, der må tænke sig om.',
    'Omslaget på en avis med én eneste historie. Overskrift over seks spalter: “{fact}”. Side to retter et komma.',
  ],
  obituary: [
    'Til minde om ventetiden',
    'Nævn en fjende, som ingen forsvarer. Ventetiden er død; brandet skriver annoncen, nøgternt, og nævner årsagen: {time}.',
    'Dødsannoncer i lokalavisen, underskrevet af dem, der ikke vil savne den. Sidste linje: “{fact}”.',
  ],
  excuses: [
    'Museet for undskyldninger',
    'Saml de sætninger, man udsætter det med, nummerér dem som udstillingsgenstande, og pensionér dem én for én med tak for lang tjeneste.',
    'Folk deler deres undskyldning, brandet svarer med inventarnummeret. Nummer 1 får svaret: “{fact}”.',
  ],
  shorterEachTime: [
    'Én gang til, kortere',
    'Fjenden er besvær. Den samme film om “{thing}” vises igen og igen, hver gang med ét trin mindre, til der ikke er mere at udelade.',
    'En reklameblok med fem spots, fra tredive sekunder ned til to. Det sidste har tid til én sætning: “{fact}”.',
  ],
  paperwork: [
    '{absence}. Beklager, papirarbejde.',
    'Vælg den modstander, alle deler, blanketter, stempler og køer, og tag ordentlig afsked som med en kollega gennem mange år.',
    'Et afskedskort på en meter i gågaden, underskrevet af forbipasserende. Trykt indeni: “{fact}”.',
  ],
  nothingElse: [
    '{absence}. Heller intet billede her.',
    'Pral med det, der mangler. Plakaten udelader lige så meget som tilbuddet og siger det stykke for stykke.',
    'En ramme med tomme omrids med påskrift: her intet billede, her intet slogan, her ingen stjerne. Ét felt er fyldt: “{fact}”.',
  ],
  cutOut: [
    'Her mangler noget',
    'Vis hverdagsscener, hvor “{thing}” er klippet ud med en saks. Ingen forklarer det; hullet er produktet.',
    'Udstansede plakater, hvor man ser den rigtige gade igennem. Det stykke, der mangler, ligger i butikken og siger: “{fact}”.',
  ],
  soundOff: [
    'Se den uden lyd',
    'Næsten alle ser med lyden slået fra, så gør stilheden til idéen: en dialog kun i blikke, hvor man med vilje ikke kan høre pointen.',
    'En stumfilm med tekstskilte. Kun på ét af dem står der ord: “{fact}”.',
  ],
  openEnding: [
    'Gør sætningen færdig',
    'Udelad det bedste, og lad publikum fylde det ud. Det, man selv har skrevet, tvivler man ikke på.',
    'En linje med et hul i hvert opslag; slutningerne trykkes med forfatternes navne. Brandets egen kommer til sidst: “{fact}”.',
  ],
  posterLeaves: [
    'Denne plakat hænger i {time}',
    'Lad mediet holde løftet: {time}, præcis så længe hænger plakaten, og alle kan se den slutte.',
    'En plakat med udløbsdato, der tages ned foran kameraet. På den bare væg bliver én linje: “{fact}”.',
  ],
  afterHours: [
    'Når ingen ser på',
    'Kig forbi klokken tre om natten: “{thing}” uden kunder, uden personale, uden opvisning. Det, der er sandt dér, er sandt.',
    'Projektioner, der kun kører mellem to og fire og først bliver fundet af nattevagten. Én tekst: “{fact}”.',
  ],
  openLater: [
    'Må først åbnes om ti år',
    'Spørg folk, hvad de forventer, forsegl det, og lov at give det tilbage. Den, der laver aftaler ti år frem, regner med at være her.',
    'En væg af små skabe i butikken til breve til en selv. På lågen: “{fact}” og datoen, hvor det bliver efterprøvet.',
  ],
  rightNow: [
    'Imens',
    'Vis, hvad der sker i netop dette minut tolv steder på én gang. Det eneste fælles for scenerne er det, brandet har at sige.',
    'Et delt billede, der kører et helt døgn, hvert vindue et klip fra publikum. Imellem dem, i stilhed: “{fact}”.',
  ],
  checkIt: [
    'Bare se efter',
    'Giv publikum midlerne til at gribe brandet i en fejl. En indbydelse til at tvivle er den stærkeste påstand.',
    'Under “{fact}” står intet slogan, men den direkte vej til beviset og et telefonnummer til dem, der finder en fejl.',
  ],
  verdict: [
    'I kundernes navn',
    'Lad en streng dommer læse kundernes sætninger op til protokollen med en doms pauser og værdighed.',
    'Korte film i en retssal; den første dom: “{quote}”. Der kan ankes i kommentarerne.',
  ],
  countThem: [
    '{number}. Tæl selv efter.',
    'Tag tallet med ud på gaden, og lad folk tælle. Den, der får et andet resultat, kommer på den næste plakat.',
    'En plads med {n} kridtstreger en lørdag. I midten: “{fact}”. Der er kridt nok.',
  ],
  evidenceWall: [
    'Bevis nr. 1',
    'Behandl sætningen som en sag: saml det, der taler for den, hæng det op, forbind det med rød tråd, og lad de besøgende drage slutningen.',
    'En efterforskers væg i butiksvinduet omkring “{fact}”. Hver dag kommer et nyt bevis til, indtil ingen spørger mere.',
  ],
};
