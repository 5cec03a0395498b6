import type { FigureWords } from './telling-words.ts';

export const figuresEn: FigureWords = {
  sources: {
    colonies: 'Colonies',
    ports: 'Spaceports',
    friendships: 'Friendships',
    medals: 'Medals',
  },
  statistics: {
    production: 'Production (cards)',
    luck: 'Luck of the dice',
    trades: 'Trades',
    encounters: 'Fights and races',
    distance: 'Steps flown',
  },
};
