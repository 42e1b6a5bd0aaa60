export {
  Close,
  Content,
  Root,
  Trigger,
  type PopoverCloseProps as CloseProps,
  type PopoverContentProps as ContentProps,
  type PopoverRootProps as RootProps,
  type PopoverTriggerProps as TriggerProps,
} from './Popover.tsx';
