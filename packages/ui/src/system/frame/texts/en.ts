import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  notFound: {
    title: 'Page not found',
    lead: 'This page isn’t on the shelf',
    text: 'The address has changed or was mistyped. Check it, or browse our toys.',
  },
  roleMissing: {
    title: 'No access',
    lead: {
      seller: 'This page is for sellers',
      shopkeeper: 'This page is for shopkeepers',
      operator: 'This page is for operators',
    },
    text: {
      seller: 'Register as a seller first, then come back.',
      shopkeeper: 'Your account isn’t a shopkeeper account.',
      operator: 'Sign in with an operator account to see this page.',
    },
    becomeSeller: 'Register as a seller',
  },
  routeError: {
    title: 'Something went wrong',
    lead: 'We couldn’t show this page',
    text: 'Please try again. If it keeps failing, send the code below to customer service so they can help you faster.',
    textWithoutRequest: 'Please try again. If it keeps failing, contact customer service.',
    request: 'Request code: {{request_id}}',
  },
  underDevelopment: {
    title: 'Coming soon',
    lead: 'The feature is under development',
  },
  leave: {
    title: 'Leave without saving?',
    text: 'What you entered will be lost.',
    stay: 'Stay',
    leave: 'Leave',
  },
  offline: {
    title: 'You’re offline',
    page: 'This page needs a connection. It loads by itself as soon as you’re back online.',
    readAt: 'Last updated at {{time}}, {{date}}.',
    text: 'Small changes are sent once you’re back online. Opening boxes, topping up and withdrawing need a connection.',
    queued: 'Saved. It will be sent once you’re back online',
  },
  refresh: { failed: 'Couldn’t refresh. Last updated at {{time}}, {{date}}.' },
  shortcuts: {
    title: 'Keyboard shortcuts',
    lead: 'Turn them off in Settings, under “On this device”.',
    names: {
      home: 'Go home',
      boxes: 'Go to mystery boxes',
      mine: 'Go to my account',
      search: 'Search this page',
      help: 'Show these shortcuts',
    },
  },
  sessionEnded: 'Your session on this device has ended. Please sign in again.',
  toHome: 'Back to home',
  toBoxes: 'See mystery boxes',
} satisfies Texts<typeof vn>;
