export const demoIdeas = {
  url: 'https://havgus.example/winter',
  layouts: ['POSTER', 'SQUARE', 'BANNER'],
  source: {
    title: 'Havgus | Warm outerwear from the coast',
    description: 'Havgus makes outerwear for wet, windy places. Free repairs for as long as you wear it.',
    headings: ['Made for horizontal rain', 'Repaired, not replaced'],
    mainText: `Made for horizontal rain
Our jackets keep you dry for 12 hours in the heaviest rain.
Every jacket is sewn in 94 steps by people we know by name.
No membrane. No fluorine.
You find Havgus in 40 shops along the coast.
Repaired, not replaced
We repair every jacket free of charge, usually within 5 days.
More than 18,000 jackets have come back from our workshop.
Wool that dries overnight keeps warm when it is wet.`,
    brand: 'Havgus',
    language: 'en',
    proofPoints: ['More than 18,000 jackets have come back from our workshop.'],
    callsToAction: ['Find a shop near you'],
    testimonials: ['I love this jacket and would recommend it to every friend who sails.'],
    colours: ['#1f4e6b', '#e4572e'],
    readOn: '2026-11-20T09:00:00.000Z',
  },
} as const;
