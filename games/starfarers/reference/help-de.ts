export { helpDe as help } from '../text/help-de.ts';
