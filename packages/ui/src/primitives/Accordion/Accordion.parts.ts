export {
  Content,
  Item,
  Root,
  Trigger,
  type AccordionContentProps as ContentProps,
  type AccordionItemProps as ItemProps,
  type AccordionRootProps as RootProps,
  type AccordionTriggerProps as TriggerProps,
} from './Accordion.tsx';
