import type { FigureWords } from './telling-words.ts';

export const figuresDe: FigureWords = {
  sources: {
    colonies: 'Kolonien',
    ports: 'Raumhäfen',
    friendships: 'Freundschaften',
    medals: 'Medaillen',
  },
  statistics: {
    production: 'Ertrag (Karten)',
    luck: 'Würfelglück',
    trades: 'Tausche',
    encounters: 'Kämpfe und Rennen',
    distance: 'Geflogene Schritte',
  },
};
