export {
  Actions,
  Close,
  Content,
  Description,
  Root,
  Title,
  Trigger,
  type DialogContentProps as ContentProps,
  type DialogRootProps as RootProps,
} from './Dialog.tsx';
