export { aside, input, well } from '../Field/Field.css.ts';
