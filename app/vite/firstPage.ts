/**
 * The folders of what the app's frame and its home page show first, and other pages show too. They travel in one file:
 * thirty small ones weigh 7 kB more, gzipped. A part that is missing here, or not needed, only costs bytes; the budget watches them.
 */
const folders: Readonly<Record<string, readonly string[]>> = {
  'app/src': [
    'frame',
    'main',
    'platform',
    'routes/account/entry/routes',
    'routes/account/profile/routes',
    'routes/boxes/opening/expectedTray',
    'routes/boxes/opening/replay',
    'routes/boxes/opening/routes',
    'routes/boxes/opening/useTray',
    'routes/boxes/pools/routes',
    'routes/content/home/routes',
    'routes/defineRoutes',
    'routes/forum/posts/routes',
    'routes/home',
    'routes/loadPage',
    'routes/loadPages',
    'routes/mall/search/routes',
    'routes/rooms/lobby/routes',
  ],
  'lucide-react/dist/esm/icons': ['languages', 'search', 'shield-check'],
  'packages/api/src': [
    'boxes/opening/contract',
    'boxes/opening/hooks',
    'boxes/pools',
    'client',
    'content/home',
    'system/frame/contract',
  ],
  'packages/api/src/contract': [
    'count',
    'defineCall',
    'envelope',
    'fieldMeta',

    'lateSchemas',
    'live',
    'money',
    'page',
    'sign',
  ],
  'packages/forms/src': ['guard/UnsavedGuardProvider'],
  'packages/ui/src': ['i18n', 'styles', 'tokens/media', 'tokens/theme'],
  'packages/ui/src/boxes': ['tray/UnopenedTray', 'pools/MysteryBoxCard', 'pools/PoolTicketMeter', 'pools/PrizeThumb'],
  'packages/ui/src/patterns': [
    'AppShell',
    'EmptyState',
    'ErrorState',
    'LoadView',
    'LoadingLine',
    'NavBar',
    'NavRail',
    'PageSection',
    'TabBar',
    'Ticker',
    'ToyStage',
    'motion',
  ],
  'packages/ui/src/primitives': [
    'Avatar',
    'Badge',
    'Button',
    'Grid',
    'Heading',
    'Icon',
    'IconButton',
    'Image',
    'Inline',
    'Inset',
    'Link',
    'Logo',
    'Money',
    'Progress',
    'Skeleton',
    'Spinner',
    'Stack',
    'Surface',
    'Text',
    'VisuallyHidden',
    'clickOfTrigger',
    'usePress',
  ],
};

const starts = Object.entries(folders).flatMap(([parent, names]) => names.map((name) => `/${parent}/${name}`));

/** Whether a module is one of them. What a page loads on demand, such as texts, is not. */
export function isOfFirstPage(id: string): boolean {
  if (
    /\/(?:texts|formTexts)\/|\/(?:Announcer|LeavePrompt|RoleCheck)\.tsx$|\/encryption\.ts$|\/app\/src\/frame\/\w+\/|\/app\/src\/platform\/(?:\w+\/|(?:downloadFrom|heldBalances|isPackaged|leaving|mapRows|useAction|useCopy|useFormAction|useFormSubmit|useGoBack|useIsHere|useRouteParam|saveText|scrollBack|useStep)\.ts$)|\/client\/upload\/|\/i18n\/(?:topicTexts|format|useRelativeTimeTexts)\.ts$/.test(
      id,
    )
  )
    return false;
  return starts.some((start) => id.includes(`${start}/`) || id.includes(`${start}.`));
}

/** Whether one of them needs nothing of the app and the client. */
export function isOfKit(id: string): boolean {
  return /\/packages\/(?:ui|forms)\/|\/words\.ts$/.test(id);
}
