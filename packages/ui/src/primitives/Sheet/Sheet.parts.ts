// Opened, closed and named as a dialog is; how it stands on the page is its own.
export { Close, Description, Root, Title, Trigger, type DialogRootProps as RootProps } from '../Dialog/Dialog.tsx';
export { Actions, Content, type SheetContentProps as ContentProps } from './Sheet.tsx';
