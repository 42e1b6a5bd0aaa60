import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  newVersion: {
    text: 'A new version of MCY is available. Updating takes a few seconds.',
    now: 'Update now',
    later: 'Later',
    underWay: 'You’re opening a box or filling in a form in another window. Update when you’re done.',
  },
  update: {
    title: 'App update',
    checking: { title: 'Checking for updates' },
    downloading: { title: 'Downloading version {{version}}' },
    installing: { title: 'Installing version {{version}}' },
    installed: {
      title: 'Update complete',
      text: 'Version {{version}} is installed. Quit the app to complete the update.',
      quit: 'Quit the app',
    },
    patience: 'Please keep the app open for a moment.',
    progress: 'Update progress',
    none: { title: 'You have the latest version', text: 'Version {{version}}.' },
    failed: {
      check: 'Couldn’t check for updates',
      download: 'Couldn’t download the update',
      install: 'Couldn’t install the update',
      text: 'Check your connection and free space, then try again.',
    },
  },
} satisfies Texts<typeof vn>;
