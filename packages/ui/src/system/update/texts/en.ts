import type { Texts } from '../../../i18n/Texts.ts';
import type vn from './vn.ts';

export default {
  newVersion: {
    text: 'There is a new version of MCY. Updating takes a few seconds.',
    now: 'Update now',
    later: 'Later',
    underWay: 'A box is being opened or a form filled in in another window. Update when that is done.',
  },
  update: {
    title: 'App update',
    checking: { title: 'Looking for updates' },
    downloading: { title: 'Downloading version {{version}}' },
    installing: { title: 'Installing version {{version}}' },
    installed: {
      title: 'Update complete',
      text: 'Version {{version}} is installed. The app must quit to complete the update.',
      quit: 'Quit the app',
    },
    patience: 'Please keep the app open for a moment.',
    progress: 'Progress of the update',
    none: { title: 'You have the newest version', text: 'Version {{version}}.' },
    failed: {
      check: 'Could not look for updates',
      download: 'Could not download the update',
      install: 'Could not install the update',
      text: 'Check your connection and free space, then try again.',
    },
  },
} satisfies Texts<typeof vn>;
