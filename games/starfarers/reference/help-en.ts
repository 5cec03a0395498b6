export { helpEn as help } from '../text/help-en.ts';
