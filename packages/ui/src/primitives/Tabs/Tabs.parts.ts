export {
  Content,
  List,
  Root,
  Trigger,
  type TabsContentProps as ContentProps,
  type TabsListProps as ListProps,
  type TabsRootProps as RootProps,
  type TabsTriggerProps as TriggerProps,
} from './Tabs.tsx';
