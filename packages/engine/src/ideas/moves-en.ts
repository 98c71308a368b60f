import type { CommonMoveTexts } from './strategies.ts';

export const english: CommonMoveTexts = {
  warning: [
    'Caution: {fact}',
    'Hang the advantage up as a hazard, in dead earnest and official wording. The reader turns it round by himself, and remembers it for that.',
    'Hazard-yellow signs at doors, on lids and on the floor, each with this one line. No logo larger than a stamp.',
  ],
  apology: [
    'We apologise: {fact}',
    'Ask forgiveness of all who made a living from the opposite: the queue, the surcharge, the second thoughts. The stiffer the apology, the better the news in it.',
    'A full page with a black frame, signed by the management of {brand}. It offers its condolences, and no compensation.',
  ],
  commentator: [
    'Today’s attendance: {number}',
    'Announce the figure as a stadium announces how many came: the pause, the echo, then the applause. Everybody knows that it is worth a cheer.',
    'A real stadium announcer reads it at half-time, between the goals and the lost car keys: “{fact}”. The crowd’s answer is the radio spot.',
  ],
  foodLabel: [
    '{product}: list of ingredients',
    'Food has to say what it is made of and by whom; hardly anything else does. Do so unasked, in the same narrow type, as if it were a jar of jam.',
    'A label on the front of the product, and adverts that consist of the label alone. First entry: “{fact}”. May contain traces of pride.',
  ],
  emptyReceipt: [
    'To pay: nothing. {fact}',
    'Nobody keeps what was free, as there is nothing to hold. So print the receipt all the same: date, hour, what one got, and a nought at the bottom.',
    'Till receipts a metre long, handed out in the street and pasted up like posters. They list this one item, and a nought below it.',
  ],
  dotMap: [
    'A map of {number} and nothing else',
    'Take everything off the map, streets, rivers and borders, and leave the {n} points. People find their own corner all the same, and see how near the next point is.',
    'A print the size of a wall with {n} dots on bare paper, and a pocket edition to fold. The legend has one line: “{fact}”.',
  ],
  oneOfMany: [
    '1 of {number}',
    'Take the figure literally: {n} posters, each with a number and a place of its own, none like another. Nobody will see them all; everybody will have seen one.',
    'Posters numbered from 1 to {n}, and a register in which finders enter theirs. On every one, small: “{fact}”.',
  ],
  fillsPoster: [
    '{percent} of this poster',
    'A percentage is a surface. Ink covers just as much of the sheet as the sentence says; whatever is left stays as it came from the mill. Nobody has to work anything out.',
    'A series in one colour, on paper and on screens, the same share covered every time. In the corner, small: “{fact}”.',
  ],
  nonBuyers: [
    'For your flatmate: {fact}',
    'Speak to people who will never need it: each of them knows somebody who does. What costs nothing is easily passed on, so the advert is made to be forwarded.',
    'Posts addressed to a person (“For Anna’s flatmate”, “For whoever sits opposite”). Only the last frame is for the one who gets it.',
  ],
  lastDoubter: [
    'To the last one who doubts it: {fact}',
    'Write to a single sceptic and let everybody read along. Each paragraph begins with an objection and takes it seriously.',
    'An open letter over two pages, signed by a person with a telephone number. It ends where it began, with its headline.',
  ],
  nextOne: [
    'An open letter to number {next}',
    'Do not speak to everybody, speak to the next one. Behind the sentence stand {number}; all wit and courtesy go to the person who would be number {next}.',
    'A letter to one person, in print and by post, with an empty line for the name. Its only argument: “{fact}”.',
  ],
  staffNotes: [
    '{product}, corrected by those who make it',
    'Show the draft to the people who do the work and print what they scribble. Nobody is harder to fool, and everybody can tell.',
    'Posters that read “{fact}”, covered with handwritten notes by staff of {brand}: what is missing, what they would add, where they laughed.',
  ],
  dearAudience: [
    'Dear {audience}',
    'Drop the broad public. One letter a week to {audience} alone, about things only they will recognise. Others may look over their shoulder.',
    'A column of adverts in the places where they already are, each opened by “Dear {audience}” and closed by “{fact}”.',
  ],
  calendarEntry: [
    'A standing appointment of {time}',
    'Turn the span into a custom: the same {time} on every day, kept free in the calendars of a whole town. What is in the diary gets done.',
    'A calendar entry of exactly {time} to subscribe to, with no agenda and no order to buy. In the field for notes: “{fact}”.',
  ],
  groupPhoto: [
    '{number}, one photograph',
    'Make the figure a class reunion. Once a year everybody behind it is asked to the same square for one picture; who is missing stays an outline with a number, and comes next year.',
    'A long print like an old school photograph with {n} places, the empty ones drawn in white. The title beneath: “{fact}”.',
  ],
  passOn: [
    'A logbook that begins “{quote}”',
    'Send the product itself round the country. It is only good while it moves; each holder adds a line to its logbook and must choose the next.',
    'A parcel with a book inside. The first entry is a customer’s, every further page is blank. The map of its journey is the campaign.',
  ],
  wholeAd: [
    '{fact}. That’s the whole ad.',
    'Nothing is added. No scene, no claim, no promise beside it: all the craft goes into type, paper and placement.',
    'One poster in the best place one can afford and in nothing but letters. Next to it, an empty one of the same size.',
  ],
  looksLike: [
    'This is what {number} look like',
    'Nobody can imagine a figure; anybody can see one. Draw all of them, one by one, at the same size, and leave none out.',
    'A banner so long that it takes a walk to read: {n} of them in a row, nothing else. At its end: “{fact}”.',
  ],
  unedited: [
    '“{quote}”',
    'Hand the headline over. A customer’s words run uncut, spelling and all; the brand only pays for the space.',
    'A series in which each poster belongs to one customer, set in large type and credited like an author. This is the first.',
  ],
  coins: [
    '{price}, counted out',
    'A price is a figure until it lies on the table. Count it out in real money, photograph it from straight above, and add nothing that makes it look like more or less.',
    'Posters of coins and notes on bare ground, life-size, so that anybody can lay their own beside them. The caption: “{fact}”.',
  ],
  largePrint: [
    'Our small print: {fact}',
    'The trade hides its terms at the foot. This one can be read aloud, so turn the sheet round: the term in giant letters, the promise as the footnote.',
    'Billboards that are read from across the street, with an asterisk that leads to a friendly headline in six point.',
  ],
  crossedOut: [
    'What survives the red pen: {fact}',
    'Collect what every advert of this trade shows, the smile, the sunset, the handshake, and strike it out. Only what can be checked stays.',
    'A page full of stock scenes and adjectives, crossed out by hand. One line is left standing.',
  ],
  guessWho: [
    '{fact}. Guess who.',
    'Leave out name, logo and colours. If the sentence is worth anything, people will find out whose it is; those who know feel clever.',
    'A week of unsigned posts and posters with that line alone. The answer comes from the public, the brand merely confirms it.',
  ],
  countedAloud: [
    'Counting {number}, live',
    'Prove the figure by doing the dullest thing with great patience: somebody counts to the end, aloud and on camera, one by one.',
    'A stream that anybody may join and take over for ten minutes. When it arrives at {n}, the counter says: “{fact}”.',
  ],
  specialEdition: [
    'Extra! {fact}',
    'Report the plainest sentence there is with everything a newsroom has: correspondents, maps, an expert who has to think before he speaks.',
    'A wrap-around of a daily paper with one single story. The headline runs over six columns. Page two corrects a comma.',
  ],
  filmPoster: [
    '“{quote}” Now showing',
    'Announce the product as the film of the year. The critics are customers, quoted as critics are: one line on black, no explanation.',
    'Posters in cinema foyers, and a trailer without a single scene. The film never comes; the product is there already.',
  ],
  farthest: [
    '{fact}. Yes, that one too.',
    'Take the word at its widest and go to its edge: the farthest, oddest, least likely case that it still covers. What holds there holds here.',
    'A series of plain pictures from the edge, one case each, suggested by the audience. Beneath every one, the same line.',
  ],
  obituary: [
    'Waiting, deceased after {time}',
    'Name an enemy whom nobody defends. Waiting has died; the brand writes the notice, soberly, and says what it died of: {time}.',
    'Death notices in the local paper, signed by those who will not miss it. Last line: “{fact}”.',
  ],
  excuses: [
    'Museum of excuses: {fact}',
    'Collect the sentences with which people put it off, number them like exhibits and retire them one by one, with thanks for long service.',
    'People post their excuse, the brand replies with its inventory number. Number 1 has its answer already.',
  ],
  paperwork: [
    '{absence}. Sorry, paperwork.',
    'Choose the opponent everybody shares, forms, stamps and queues, and offer it a fair farewell, as one does to a colleague of long standing.',
    'A leaving card a metre high in pedestrian zones, signed by passers-by. Printed inside is the reason, and nothing else.',
  ],
  blankManual: [
    'The manual, complete: {fact}',
    'The enemy is the manual: forty pages, nine languages, one missing screw. Publish one that has the pages and nothing to say on them.',
    'A booklet of blank pages in every parcel and as an insert in magazines. Only the last page is printed.',
  ],
  nothingElse: [
    '{absence}. Nor any picture here.',
    'Boast of what is missing. The poster leaves out as much as the offer does, and says so, piece by piece.',
    'A frame with empty labelled outlines: here no picture, here no slogan, here no star. One field is filled, with the line itself.',
  ],
  classified: [
    'To give away: {absent}, no longer needed',
    'Treat what is left out as what it is, surplus. It gets a small ad like a pram or a trampoline: well kept, collection only, reason for parting stated.',
    'Real small ads on real marketplaces and notice boards, with strips to tear off. Reason for parting: “{fact}”.',
  ],
  openEnding: [
    '{gapped} ____',
    'Leave out the one word that matters and let the audience fill it. What they have written themselves they will not doubt.',
    'The line with its gap in every post and on every hoarding, a pen beside it; endings are printed with the names of their authors. The brand’s own comes last: “{fact}”.',
  ],
  posterLeaves: [
    'This poster leaves in {time}',
    'Let the medium obey the promise. What is said to take {time} takes as long as the poster hangs, and everybody can watch it end.',
    'A poster with a removal date, taken down on camera after {time}. The bare wall keeps one line: “{fact}”.',
  ],
  oneCaseLive: [
    'One real case, live for {time}',
    'Speed is believed by those who watch it. Show one real case from the first minute to the last, without a cut and without music, and let people bet against it.',
    'Screens in town with a clock that started when the case came in and stops when it is closed. Under the clock: “{fact}”.',
  ],
  stillTrue: [
    'Still true: {fact}',
    'Put a clock on the truth. The line is checked every hour, in public, and would have to come down on the day it stops being so.',
    'Screens that show the time of the last check under the one sentence. The log of all checks is open to anybody.',
  ],
  fitsInto: [
    'What fits into {time}',
    'Treat the span as a container. Collect what fits into {time}, no more and no less: errands, detours, declarations of love. The tighter it is, the better the stories.',
    'A pocket guide and a map without a single entry that takes longer, written by those who have tried. On the cover: “{fact}”.',
  ],
  openLater: [
    '{product}: see you in ten years',
    'Make a date ten years off, as one does with people whom one expects to last. What is said today is looked at again on that day, before everybody.',
    'An invitation card with a date in every parcel, and posters that show nothing but that date. Below it: “{fact}”.',
  ],
  afterHours: [
    'Three in the morning: {fact}',
    'Drop in at three at night. No customers, no show: what is true then is true.',
    'Projections that run only between two and four, found by the night shift first: the line, and no sender.',
  ],
  checkIt: [
    'Go on, check it: {fact}',
    'Give the audience the means to catch the brand out. An invitation to doubt is the strongest claim there is.',
    'Under the sentence stands no slogan but a direct way to the evidence, and a telephone number for those who find an error.',
  ],
  verdict: [
    'Read out in court: “{quote}”',
    'Let a stern judge read customers’ sentences into the record, with the pauses and the dignity of a verdict.',
    'Short films in a courtroom; one sentence each. Appeal is possible in the comments.',
  ],
  countThem: [
    '{number}. Count them.',
    'Take the figure out into the street and let people count. Whoever gets another result is put on the next poster.',
    'A square chalked with {n} marks on a Saturday. In the middle: “{fact}”. Chalk is provided.',
  ],
  nameOne: [
    '{fact}. Name one exception.',
    'Turn the claim into an open challenge. Every hard case that comes in is tried in public, and the result is posted, whichever way it goes.',
    'A letterbox in the street and a form on the page, both under the sentence. Below, the list of the cases tried grows.',
  ],
  evidenceWall: [
    'Exhibit A: {product}',
    'Treat the origin like a case: collect what speaks for it, pin it up, connect it with red thread, and leave the conclusion to the visitor.',
    'A detective’s wall in the shop window around “{fact}”. A new exhibit is added each day until nobody asks any more.',
  ],
  blackboard: [
    'A hundred times: {fact}',
    'Give the sentence as lines, as a strict teacher would: written by hand until the wrist aches. Whoever repeats it that often means it, and whoever watches knows it by heart.',
    'A school blackboard in a pedestrian zone, one person, one day, real chalk. The film of it runs at double speed and ends with the bell.',
  ],
  sampler: [
    'In cross-stitch: {fact}',
    'Hang it where truths hang that nobody doubts: stitched, framed, above the kitchen table. What cost somebody forty evenings is not said lightly.',
    'Samplers by a sewing circle, photographed in the homes of those who made them, and a kit with thread for everyone who wants one.',
  ],
  sworn: [
    'Sworn before a notary: {fact}',
    'Borrow the dryest authority there is. A deed with ribbon and seal makes of a line of advertising something for which somebody answers by name.',
    'The deed itself as the advert, full size, seal included; whoever likes may come and see the original, by appointment.',
  ],
  dialects: [
    'In twenty dialects: {fact}',
    'Stop speaking to the average. One sentence is said by people from twenty corners of the country, word for word, and becomes another one each time.',
    'Radio spots of six seconds, each recorded where it is broadcast, with the wind and the tractor left in.',
  ],
};
