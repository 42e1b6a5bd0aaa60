export { sign } from '../chart/chart.css.ts';
