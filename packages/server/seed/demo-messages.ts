export const demoMessages = {
  'Havgus headlines': {
    url: 'https://www.havgus.example/shoes',
    predicted: [
      'New autumn collection',
      'Shoes for people who care',
      'Havgus: Nordic design meets performance',
      'Your next pair of shoes was a fishing net last year',
      'These shoes spent years at the bottom of the sea. Look at them now.',
      'What one fisherman pulled out of the sea became the shoes on my feet',
    ],
    generated: [
      'Why does a net in the sea catch fish for 600 years? We stopped this one.',
      'We repair your soles for free. Twice.',
      'Sewn in Hirtshals from nets that nobody wanted',
      'Walk on what others threw away',
    ],
  },
  'Rimfrost newsletter': {
    url: 'https://www.rimfrost.example/news',
    predicted: [
      'Rimfrost newsletter 11',
      'Our tub has come back 40 times. So has the girl who returns it.',
      'Salt in ice cream? Here is why it works',
    ],
    generated: ['The tub comes back. So will you.', 'What happens to an ice cream tub after you have emptied it'],
  },
} as const;
