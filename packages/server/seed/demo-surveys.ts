import type { DemoSurvey } from './demo-survey.ts';

export const havgus: DemoSurvey = {
  seed: 20_261_104,
  respondents: 1204,
  variables: [
    {
      header: 'Gender',
      values: [
        ['Female', 0.51, 0.02],
        ['Male', 0.48, -0.02],
        ['Other', 0.01, 0],
      ],
    },
    {
      header: 'Age',
      values: [
        ['18–24', 0.13, 0.03],
        ['25–34', 0.2, 0.05],
        ['35–44', 0.19, 0.02],
        ['45–54', 0.18, 0],
        ['55–64', 0.16, -0.03],
        ['65+', 0.14, -0.06],
      ],
    },
    {
      header: 'Lives',
      values: [
        ['City', 0.43, -0.01],
        ['Coast', 0.34, 0.07],
        ['Inland', 0.23, -0.06],
      ],
    },
    {
      header: 'Outdoors',
      values: [
        ['Weekly', 0.24, 0.11],
        ['Monthly', 0.31, 0.03],
        ['Rarely', 0.45, -0.09],
      ],
    },
    {
      header: 'Cycles',
      values: [
        ['Daily', 0.23, 0.04],
        ['Sometimes', 0.39, 0],
        ['Never', 0.38, -0.03],
      ],
    },
    {
      header: 'Buys gear',
      values: [
        ['Every year', 0.28, 0.06],
        ['Every few years', 0.52, 0],
        ['Never', 0.2, -0.08],
      ],
    },
    {
      header: 'Sailing',
      values: [
        ['Sails', 0.07, 0.16],
        ['Does not sail', 0.93, -0.01],
      ],
    },
  ],
  messages: [
    ['Dry in the worst week of November. Tested on the Skagerrak, not in a lab.', 0.61, 0.43, 1.2, 0.98],
    ['One jacket, ten winters. We repair it free for as long as you own it.', 0.59, 0.45, 0.5, 0.98],
    ['Made from nets we pulled out of our own harbour.', 0.55, 0.36, 0.9, 0.97],
    ['Weighs less than the sandwich you packed.', 0.53, 0.38, 0.4, 0.97],
    ['Built for people who go out when others go in.', 0.5, 0.34, 1.4, 0.98],
    ['The rain jacket that Danish fishermen wear off duty.', 0.48, 0.35, 1, 0.08],
    ['Your old jacket is worth 40 euros here.', 0.47, 0.41, -0.3, 0.96],
    ['A hood that turns with your head.', 0.46, 0.33, 0.8, 0.97],
    ['Seams that outlive their guarantee, and the guarantee is ten years.', 0.45, 0.32, 0.5, 0.97],
    ['Fits over a helmet, under a rucksack, and in a pocket.', 0.44, 0.35, 1.1, 0.96],
    ['We publish what every jacket costs to make.', 0.42, 0.29, 0.2, 0.97],
    ['Sewn in Esbjerg by people whose names are in the collar.', 0.41, 0.28, 0.6, 0.97],
    ['Nothing added that washes out.', 0.38, 0.27, 0.5, 0.96],
    ['The last rain jacket you need to buy.', 0.37, 0.31, -0.2, 0.97],
    ['From bike to board meeting without a change.', 0.36, 0.29, 0.1, 0.96],
    ['Now in six colours for autumn.', 0.33, 0.24, -0.5, 0.98],
    ['Twenty per cent off until Sunday.', 0.32, 0.37, -0.9, 0.97],
    ['Designed by sailors, bought by their neighbours.', 0.31, 0.22, 1.3, 0.96],
    ['Nordic design meets performance.', 0.29, 0.21, -0.4, 0.02],
    ['Innovation for every weather.', 0.24, 0.18, -0.5, 0.97],
  ],
  concepts: [
    {
      name: 'Havgus',
      asked: 0.94,
      subconcepts: [
        ['Keeps you dry', 0.52, 0.03, 0.6],
        ['Lasts for years', 0.44, 0.04, 0.3],
        ['Can be repaired', 0.39, 0.01, 0.4],
        ['Expensive', 0.05, 0.31, -0.4],
        ['Kind to the sea', 0.28, 0.05, 0.5],
        ['For people who know', 0.17, 0.12, 0.9],
        ['Looks good in town', 0.14, 0.18, -0.3],
        ['Light', 0.16, 0.06, 0.2],
        ['Honest', 0.19, 0.02, 0.1],
        ['Old-fashioned', 0.04, 0.11, -0.5],
      ],
    },
    {
      name: 'Skagbo',
      asked: 0.81,
      subconcepts: [
        ['Keeps you dry', 0.46, 0.05, 0.3],
        ['Looks good in town', 0.41, 0.06, -0.1],
        ['Expensive', 0.03, 0.22, -0.3],
        ['Lasts for years', 0.27, 0.12, 0.2],
        ['Light', 0.31, 0.03, 0.2],
        ['Kind to the sea', 0.12, 0.14, -0.4],
        ['Everyone wears it', 0.16, 0.19, -0.2],
        ['Many colours', 0.24, 0.02, -0.1],
      ],
    },
    {
      name: 'Rain jackets from the supermarket',
      asked: 0.88,
      subconcepts: [
        ['Cheap', 0.47, 0.14, -0.5],
        ['Keeps you dry', 0.18, 0.29, -0.4],
        ['Lasts for years', 0.06, 0.41, -0.3],
        ['Bought in passing', 0.22, 0.05, -0.2],
        ['Kind to the sea', 0.02, 0.27, -0.2],
        ['Light', 0.13, 0.04, 0],
      ],
    },
    {
      name: 'Second-hand gear',
      asked: 0.72,
      subconcepts: [
        ['Kind to the sea', 0.45, 0.01, 0.3],
        ['Cheap', 0.38, 0.02, -0.2],
        ['Lasts for years', 0.21, 0.15, 0.4],
        ['Hard to find one’s size', 0.01, 0.36, -0.1],
        ['Keeps you dry', 0.15, 0.22, 0.1],
        ['Can be repaired', 0.26, 0.03, 0.5],
        ['Has a story', 0.18, 0.01, 0.3],
      ],
    },
  ],
};

export const rimfrost: DemoSurvey = {
  seed: 20_261_012,
  respondents: 86,
  variables: [
    {
      header: 'Gender',
      values: [
        ['Female', 0.5, 0.02],
        ['Male', 0.5, -0.02],
      ],
    },
    {
      header: 'Age',
      values: [
        ['18–34', 0.4, 0.05],
        ['35–54', 0.4, 0],
        ['55+', 0.2, -0.08],
      ],
    },
    {
      header: 'Knows the brand',
      values: [
        ['Yes', 0.3, 0.1],
        ['No', 0.7, -0.04],
      ],
    },
  ],
  messages: [
    ['Rimfrost', 0.56, 0.4, 0.6, 1],
    ['Hvidtid', 0.51, 0.37, 0.4, 1],
    ['Isvand', 0.47, 0.36, 0.2, 1],
    ['Kolding Køl', 0.44, 0.3, -0.4, 0.98],
    ['Nordsne', 0.42, 0.31, 0.3, 0.98],
    ['Frostlet', 0.38, 0.26, 0.1, 0.97],
    ['Vinterro', 0.36, 0.27, 0.5, 0.97],
    ['Polarblå', 0.3, 0.22, 0, 0.97],
    ['Snekrystal', 0.27, 0.19, -0.2, 0.3],
  ],
  concepts: [],
};
