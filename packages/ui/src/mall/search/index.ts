export {
  type SearchFilter,
  SearchResultScreen,
  type SearchResultScreenProps,
  type SearchSummary,
} from './SearchResultScreen/SearchResultScreen.tsx';
export { SearchScreen, type SearchScreenProps } from './SearchScreen/SearchScreen.tsx';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField.tsx';
