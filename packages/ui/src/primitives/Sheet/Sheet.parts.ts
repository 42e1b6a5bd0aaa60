// Opens, closes and is labeled like a dialog; only its position differs.
export { Close, Description, Root, Title, Trigger, type DialogRootProps as RootProps } from '../Dialog/Dialog.tsx';
export { Actions, Content, type SheetContentProps as ContentProps } from './Sheet.tsx';
