// What JSX becomes where a key follows a spread.
export { createElement } from 'react';
