/** The words for what is wrong with a kept match: fetched when something is. */

export { explainDamage } from '@sternwarte/engine';
